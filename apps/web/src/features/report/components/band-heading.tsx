import type { JupasBand } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';

/** `band` null: places beyond those of the application. */
export function BandHeading({ band }: { readonly band: JupasBand | null }) {
  const { t } = useTranslation('report');
  return (
    <h3 className="mt-5 border-ink border-b-[1.5px] pb-1 text-md">
      {band === null ? t('choices.beyond') : t('choices.band', { band })}
    </h3>
  );
}
