import { X } from 'lucide-react';
import { useWording } from '../../../shared/programme/wording.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useAdmission } from '../model/admission.ts';

/** Says when what was kept on this device could not be read, or the latest change could not be kept. */
export function KeptNotices() {
  const { scores, choices, filter } = useAdmission();
  const { t } = useWording();
  const damage = [
    { stored: scores, text: t('kept.gradesDamaged') },
    { stored: choices.stored, text: t('kept.choicesDamaged') },
    { stored: filter, text: t('kept.filterDamaged') },
  ].filter(({ stored }) => stored.damaged);
  const kept = scores.kept && choices.stored.kept && filter.kept;
  if (damage.length === 0 && kept) return null;
  return (
    <div className="mb-6 grid gap-2">
      {damage.map(({ stored, text }) => (
        <Banner
          key={text}
          tone="warn"
          action={
            <IconButton
              label={t('kept.dismiss')}
              className="-my-2 -me-3 text-warn hover:bg-transparent"
              onClick={stored.forgetDamage}
            >
              <X aria-hidden="true" />
            </IconButton>
          }
        >
          {text}
        </Banner>
      ))}
      {!kept && <Banner tone="warn">{t('kept.failed')}</Banner>}
    </div>
  );
}
