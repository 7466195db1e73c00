import type { TFunction } from 'i18next';
import published from './locales/en.json';

const YEAR = /\b20\d\d(?:\/\d\d)?\b/;

function keyOf<Texts extends Readonly<Record<string, string>>>(texts: Texts, text: string) {
  for (const key in texts) if (texts[key] === text) return key;
  return null;
}

/** A source, which the data name in English, in the language of `t`; one that is not known keeps its name. */
export function sourceNameIn(t: TFunction<'sources'>, name: string): string {
  const [year = ''] = YEAR.exec(name) ?? [];
  const key = keyOf(published, year === '' ? name : name.replaceAll(year, '{{year}}'));
  return key === null ? name : t(key, { year });
}
