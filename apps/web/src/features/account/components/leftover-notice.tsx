import { listIn } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { PROFILE_ORDER } from '../model/profile-form.ts';

type ProfileField = (typeof PROFILE_ORDER)[number];

interface LeftoverNoticeProps {
  readonly back: readonly ProfileField[];
  readonly lost?: readonly ProfileField[];
  readonly onUndo: () => void;
}

/** Says which changes of an earlier visit are in the form again, and which have to be typed again. */
export function LeftoverNotice({ back, lost = [], onUndo }: LeftoverNoticeProps) {
  const { t, i18n } = useTranslation('account');
  const fieldsOf = (names: readonly ProfileField[]) =>
    listIn(
      languageOf(i18n.language),
      names.map((name) => t(`field.${name}`)),
    );
  const action = (
    <Button size="sm" onClick={onUndo}>
      {t('profile.undo')}
    </Button>
  );
  return (
    <Banner tone="info" action={back.length > 0 && action}>
      {back.length > 0 && <span className="block">{t('profile.kept', { fields: fieldsOf(back) })}</span>}
      {lost.length > 0 && <span className="block">{t('profile.lost', { fields: fieldsOf(lost) })}</span>}
    </Banner>
  );
}
