import type { UnmetRequirement } from '../admission/classification.ts';
import { onlyNamed } from '../admission/minimum.ts';
import type { SelectionForm } from '../admission/study-facts.ts';
import { fillText } from '../fill-text.ts';
import type { Language } from '../languages.ts';
import type { LevelSentence } from './level-explanation.ts';
import { fullMeaning } from './level-meanings/level-meanings.ts';
import { levelName } from './level-names/level-names.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

const TEXTS = { en, tc, sc };

/** Names of subjects, grades and interviews, which have a catalogue of their own. */
export interface ExplainNames {
  readonly required: (unmet: UnmetRequirement) => string;
  readonly grade: (grade: string) => string;
  readonly forms: (forms: readonly SelectionForm[]) => string;
}

/** A figure as it is said, to three decimals at most. */
function figure(value: number | null): string {
  return value === null ? '' : String(Math.round(value * 1000) / 1000);
}

type UnmetKey = 'unmet' | 'unmetNone' | 'unmetNoneOf' | 'unmetBest' | 'unmetSome' | 'unmetNext';

/** A minimum in one subject, or on a total, is met by a grade; one of several electives by how many there are. */
function unmetKey(unmet: UnmetRequirement): UnmetKey {
  const { on, count, have, held } = unmet;
  const isOne = on === 'total' || (count === 1 && onlyNamed(unmet) !== null);
  if (isOne) return held === null ? 'unmetNone' : 'unmet';
  if (have === 0) return held === null ? 'unmetNoneOf' : 'unmetBest';
  return held === null ? 'unmetSome' : 'unmetNext';
}

function unmetWords(unmet: UnmetRequirement, language: Language, names: ExplainNames): string {
  const { count, have, held } = unmet;
  const said = {
    required: names.required(unmet),
    have,
    of: count,
    held: held === null ? '' : names.grade(held),
  };
  return fillText(TEXTS[language].sentence[unmetKey(unmet)], said);
}

function positionWords(
  { relation, reference, year, ...figures }: Extract<LevelSentence, { key: 'position' }>['params'],
  language: Language,
): string {
  const { position } = TEXTS[language].sentence;
  const plain = relation === 'above' || relation === 'at' || relation === 'below' ? relation : null;
  const text =
    reference === 'median' || plain === null ? position.median[relation] : position[reference][plain];
  return fillText(text, {
    score: figure(figures.score),
    middle: figure(figures.middle),
    difference: figure(figures.difference),
    lower: figure(figures.lower),
    upper: figure(figures.upper),
    year: year ?? '',
  });
}

/** A sentence of a level's explanation in words: the one catalogue for receipt, card, report and answers. */
export function levelSentenceWords(sentence: LevelSentence, language: Language, names: ExplainNames): string {
  const texts = TEXTS[language].sentence;
  switch (sentence.key) {
    case 'position':
      return positionWords(sentence.params, language);
    case 'meaning':
      return fullMeaning(sentence, language);
    case 'interviewDecides':
      return fillText(texts.interviewDecides, { forms: names.forms(sentence.params.forms) });
    case 'movement':
      return fillText(texts.movement, { points: Math.round(sentence.params.points * 10) / 10 });
    case 'share': {
      const { before, after, year } = sentence.params;
      return after === null
        ? fillText(texts.share.before, { before, year })
        : fillText(texts.share.both, { before, after, year });
    }
    case 'unmet':
      return unmetWords(sentence.params, language, names);
    case 'unmetMore':
      return fillText(texts.unmetMore[sentence.params.count === 1 ? 'one' : 'other'], sentence.params);
    case 'unmetLevel':
      return fillText(texts.unmetLevel, {
        level: levelName(0, null, language),
        score: figure(sentence.params.score),
      });
    case 'formulaOfYearUnknown':
      return fillText(texts.formulaOfYearUnknown, { year: sentence.params.year ?? '' });
    case 'yourScore':
      return fillText(texts.yourScore, { score: figure(sentence.params.score) });
    case 'noPublishedScores':
    case 'noPublishedScoresNew':
    case 'error':
      return texts[sentence.key];
  }
}
