import { type Classification, type Programme, referenceScore, type UnmetRequirement } from '@lodestar/domain';
import { levelName } from '../../../shared/programme/level-words.ts';
import type { Wording } from '../../../shared/programme/wording.ts';
import type en from '../locales/en.json';
import { requiredWords } from './requirement-lines.ts';
import { gradeName } from './subject-words.ts';

type SentenceKey = Exclude<keyof (typeof en)['receipt']['sentence'], `${string}_${string}`> | 'unmetMore';

/** A sentence of the receipt: its text by key, with the figures to fill in. */
export interface Sentence {
  readonly key: SentenceKey;
  readonly values: Readonly<Record<string, string | number>>;
}

const NEARLY_ALL = 97;

interface Place {
  readonly score: number;
  readonly middle: number;
  readonly lower: number | null;
  readonly upper: number | null;
  readonly movement: number;
  readonly percentile: number;
}

function besideMedian({ score, middle, lower, upper, movement, percentile }: Place): SentenceKey {
  if (score === middle) return 'at';
  if (score < middle) {
    if (lower !== null && score < lower) return 'belowLower';
    return middle - score <= movement ? 'justBelow' : 'below';
  }
  if (percentile >= NEARLY_ALL) return 'aboveTop';
  if (upper !== null && score >= upper) return 'aboveUpper';
  return score - middle <= movement ? 'justAbove' : 'above';
}

function beside(programme: Programme, place: Place): SentenceKey {
  if (programme.score_md !== null) return besideMedian(place);
  const above = place.score >= place.middle;
  if (programme.score_mean !== null) return above ? 'aboveMean' : 'belowMean';
  return above ? 'aboveMiddle' : 'belowMiddle';
}

function positionSentence(
  programme: Programme,
  classification: Classification,
  wording: Wording,
): Sentence | null {
  const { user_score: score, statistics } = classification;
  const middle = referenceScore(programme);
  if (score === null || middle === null || statistics.percentile === null) return null;
  const usable = !programme.printed_out_of_order;
  const lower = usable && (programme.score_lq ?? middle) <= middle ? programme.score_lq : null;
  const upper = usable && (programme.score_uq ?? middle) >= middle ? programme.score_uq : null;
  const movement = statistics.movement ?? 0;
  const key = beside(programme, { score, middle, lower, upper, movement, percentile: statistics.percentile });
  const figure = (value: number | null) => (value === null ? '' : wording.number(value, 3));
  return {
    key,
    values: {
      score: figure(score),
      median: figure(middle),
      lower: figure(lower),
      upper: figure(upper),
      year: statistics.year ?? '',
    },
  };
}

function scoreSentence({ user_score }: Classification, wording: Wording): readonly Sentence[] {
  return user_score === null ? [] : [{ key: 'yourScore', values: { score: wording.number(user_score, 3) } }];
}

/** A minimum in one subject, or on a total, is met by a grade; one of several electives by how many there are. */
function firstUnmet(unmet: UnmetRequirement, wording: Wording): Sentence {
  const { anyOf, count, have, held } = unmet;
  const required = requiredWords(unmet, wording);
  const best = held === null ? '' : gradeName(held, wording);
  const isOfSeveral = count > 1 || anyOf.length > 1 || anyOf[0] === 'ELE';
  if (!isOfSeveral || anyOf.includes('TOTAL')) {
    return held === null
      ? { key: 'unmetNone', values: { required } }
      : { key: 'unmet', values: { required, held: best } };
  }
  if (have === 0) {
    return held === null
      ? { key: 'unmetNoneOf', values: { required } }
      : { key: 'unmetBest', values: { required, held: best } };
  }
  const key = held === null ? 'unmetSome' : 'unmetNext';
  return { key, values: { required, have, of: count, held: best } };
}

function unmetSentences(classification: Classification, wording: Wording): readonly Sentence[] {
  const [first, ...more] = classification.requirement.unmet;
  if (first === undefined) return [];
  const sentences: Sentence[] = [firstUnmet(first, wording)];
  if (more.length > 0) sentences.push({ key: 'unmetMore', values: { count: more.length } });
  const level = levelName(0, null, wording);
  const score = wording.number(classification.user_score ?? 0, 3);
  return [...sentences, { key: 'unmetLevel', values: { level, score } }];
}

/** Why the score cannot be held against published ones. */
function incomparable(programme: Programme, { statistics }: Classification): Sentence {
  if (referenceScore(programme) !== null) {
    return { key: 'formulaOfYearUnknown', values: { year: statistics.year ?? '' } };
  }
  return { key: programme.new_programme ? 'noPublishedScoresNew' : 'noPublishedScores', values: {} };
}

/**
 * What the level comes to, in plain words: beside the published figures, or why there is no level. Below the median it
 * always says that half of those admitted were below it too.
 */
export function plainSentences(
  programme: Programme,
  classification: Classification,
  wording: Wording,
): readonly Sentence[] {
  const position = positionSentence(programme, classification, wording);
  switch (classification.reason) {
    case 'requirementNotMet':
      return [
        ...unmetSentences(classification, wording),
        ...(position === null ? [incomparable(programme, classification)] : []),
      ];
    case 'noPublishedScores':
    case 'formulaOfYearUnknown':
      return [incomparable(programme, classification), ...scoreSentence(classification, wording)];
    case 'error':
      return [{ key: 'error', values: {} }];
    case null:
      return position === null ? [{ key: 'error', values: {} }] : [position];
  }
}
