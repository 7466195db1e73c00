import { useTranslation } from 'react-i18next';
import { dateLocale, languageOf } from '../../../shared/i18n/languages.ts';

/** Stands under the printed report alone: from whom, from when, and what it is worth. */
export function PrintNote() {
  const { t, i18n } = useTranslation('report');
  const locale = dateLocale(languageOf(i18n.language));
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date());
  return <p className="hidden text-muted text-xs print:block">{t('printNote', { date })}</p>;
}
