import type { Level, LevelOrNone, Reason } from '../../admission/classification.ts';
import type { ReferenceKind } from '../../admission/quartiles.ts';
import { fillText } from '../../fill-text.ts';
import { type Language, marksOf } from '../../languages.ts';
import type { LevelSentence } from '../level-explanation.ts';
import { levelName, noLevelWords, requirementNotMetWords } from '../level-names/level-names.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

const TEXTS = { en, tc, sc };

function isMiddleLevel(level: Level): level is 3 | 4 | 5 {
  return level === 3 || level === 4 || level === 5;
}

/** What a level says about the score, in the words of the score statistics: a mean is called a mean. */
export function levelExplained(level: Level, reference: ReferenceKind, language: Language): string {
  const { explained } = TEXTS[language];
  return reference !== 'median' && isMiddleLevel(level)
    ? explained[reference][level]
    : explained.median[level];
}

/** A level with its meaning in one line, or why there is none. */
export function levelLine(
  { classification: level, reason }: { readonly classification: LevelOrNone; readonly reason: Reason },
  reference: ReferenceKind | null,
  language: Language,
): string {
  if (reason === 'requirementNotMet') return requirementNotMetWords(language);
  if (level === -1 || reason !== null) return noLevelWords(reason, language);
  const explained = levelExplained(level, reference ?? 'median', language);
  return `${levelName(level, null, language)}${marksOf(language).colon}${explained}`;
}

type Meaning = Extract<LevelSentence, { key: 'meaning' }>;

function meaningIn(
  texts: { readonly plain: string; readonly onGradesAlone: string },
  { params: { level, reference, onGradesAlone } }: Meaning,
  language: Language,
): string {
  return fillText(onGradesAlone ? texts.onGradesAlone : texts.plain, {
    level: levelName(level, null, language),
    explained: levelExplained(level, reference, language),
  });
}

/** The meaning of a level as a sentence. */
export function fullMeaning(meaning: Meaning, language: Language): string {
  return meaningIn(TEXTS[language].meaning, meaning, language);
}

/** The meaning of a level as a line under its badge, without the movement. */
export function shortMeaning(meaning: Meaning, language: Language): string {
  return meaningIn(TEXTS[language].meaningShort, meaning, language);
}
