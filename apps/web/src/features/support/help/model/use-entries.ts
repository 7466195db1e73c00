import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ENTRIES, type HelpEntry } from './entries.ts';

/** The ten entries in the language of the page. */
export function useEntries(): readonly HelpEntry[] {
  const { t } = useTranslation('help');
  return useMemo(
    () =>
      ENTRIES.map((entry) => ({
        anchor: entry.anchor,
        question: t(`entry.${entry.key}.question`),
        paragraphs: t(`entry.${entry.key}.answer`).split('\n\n'),
        link: entry.to === null ? null : { to: entry.to, text: t(`entry.${entry.key}.link`) },
      })),
    [t],
  );
}
