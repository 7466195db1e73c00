import { LANGUAGE_FACTS, type Language } from '@lodestar/domain';

export type { Language };

import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export type Params = Readonly<Record<string, string | number>>;
export type Words = (key: string, params?: Params) => string;

type Catalogue = { [key: string]: string | Catalogue };

const ROOT = join(import.meta.dirname, '..', '..');
/** The pages' own words, and those in which a level is explained. */
const ROOMS = '{apps/web/src,packages/domain/src/explain}';

/** The catalogues of one language by feature; those of every feature are called common, as on the page. */
function readCatalogues(language: Language): Map<string, Catalogue> {
  const files = globSync(`${ROOMS}/**/locales/${LANGUAGE_FACTS[language].catalogue}`, { cwd: ROOT });
  return new Map(
    files.map((file) => {
      const owner = basename(dirname(dirname(file)));
      return [owner === 'i18n' ? 'common' : owner, JSON.parse(readFileSync(join(ROOT, file), 'utf8'))];
    }),
  );
}

function find(catalogue: Catalogue | undefined, path: readonly string[]): string | null {
  let found: string | Catalogue | undefined = catalogue;
  for (const part of path) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : null;
}

/** The words that the page shows in this language, by `feature:key`, plural forms and parameters filled in. */
export function wordsOf(language: Language): Words {
  const catalogues = readCatalogues(language);
  const plurals = new Intl.PluralRules(LANGUAGE_FACTS[language].tag);
  return (key, params = {}) => {
    const [feature = '', path = ''] = key.split(':');
    const forms =
      'count' in params ? [`${path}_${plurals.select(Number(params.count))}`, `${path}_other`, path] : [path];
    const template = forms
      .map((form) => find(catalogues.get(feature), form.split('.')))
      .find((text) => text !== null);
    if (template === undefined || template === null) throw new Error(`no words for ${key} in ${language}`);
    return template.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(params[name] ?? ''));
  };
}

export const htmlLang = (language: Language): string => LANGUAGE_FACTS[language].tag;
