import { LEVELS, type Level, levelName } from '@lodestar/domain';
import { LANGUAGES } from '../../../shared/i18n/languages.ts';

const LEVEL_OF: ReadonlyMap<string, Level> = new Map(
  LANGUAGES.flatMap((language) => LEVELS.map((level) => [levelName(level, null, language), level])),
);

/** The level that a cell of a table names, in any language, emphasised or not; null where it names none. */
export function levelInWords(words: string): { readonly level: Level; readonly name: string } | null {
  const name = words.replaceAll('*', '').trim();
  const level = LEVEL_OF.get(name);
  return level === undefined ? null : { level, name };
}
