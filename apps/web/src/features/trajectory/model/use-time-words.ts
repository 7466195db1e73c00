import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateLocale, languageOf } from '../../../shared/i18n/languages.ts';

/** Words a moment as somebody in Hong Kong reads it. */
export function useTimeWords(): (timestamp: string) => string {
  const { i18n } = useTranslation('trajectory');
  const locale = dateLocale(languageOf(i18n.language));
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Hong_Kong',
    });
    return (timestamp) => {
      const date = new Date(timestamp);
      return Number.isNaN(date.getTime()) ? timestamp : format.format(date);
    };
  }, [locale]);
}
