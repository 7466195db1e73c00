import { useTranslation } from 'react-i18next';
import { useFieldGuide } from '../../../../shared/programme/use-field-guide.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Tag } from '../../../../shared/ui/tag.tsx';
import type { RecommendedCard } from '../../api/recommend.ts';
import { reasonWords } from './reason-words.ts';

/** What a programme is in a mix for, and why it is there. */
export function MixedReasons({ mixed }: { readonly mixed: NonNullable<RecommendedCard['mixed']> }) {
  const { t } = useTranslation('lists');
  const wording = useWording();
  const { guide } = useFieldGuide();
  const { tier, reasons } = mixed;
  return (
    <div className="text-sm leading-snug">
      <Tag tone="new">{t(`mix.tier.${tier}`)}</Tag>
      {guide !== null && (
        <ul aria-label={t('mix.reasons')} className="mt-1.5 grid gap-0.5">
          {reasons.map((reason) => (
            <li key={reason.code}>{reasonWords(reason, guide, wording, t)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
