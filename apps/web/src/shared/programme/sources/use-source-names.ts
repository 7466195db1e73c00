import { LANGUAGE_FACTS } from '@lodestar/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getI18n, useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/i18n.ts';
import { languageOf } from '../../i18n/languages.ts';

export type NameSource = (name: string) => string;

/** Stands where a name is still to come, as high as it. */
const COMING = '\u00A0';

async function namesIn(language: string): Promise<NameSource> {
  const texts = getI18n();
  const [{ sourceNameIn }] = await Promise.all([import('./source-names.ts'), loadTexts(texts, ['sources'])]);
  const t = texts.getFixedT(language, 'sources');
  return (name) => sourceNameIn(t, name);
}

/** Names sources in the language of the page: the data have them in English, and what turns them is fetched by the others. */
export function useSourceNames(): NameSource {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { data, isFetching } = useQuery({
    queryKey: ['sourceNames', language],
    queryFn: LANGUAGE_FACTS[language].keptAs === 'en' ? skipToken : () => namesIn(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useCallback((name) => data?.(name) ?? (isFetching ? COMING : name), [data, isFetching]);
}
