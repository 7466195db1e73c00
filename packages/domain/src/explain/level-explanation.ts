import type { CatalogueEntry } from '../admission/catalogue.ts';
import type { Classification, Level, LevelSummary, UnmetRequirement } from '../admission/classification.ts';
import type { Programme } from '../admission/programme.ts';
import { type ReferenceKind, referenceKind, referenceScore } from '../admission/quartiles.ts';
import type { JupasBand } from '../admission/selection.ts';
import type { SelectionForm } from '../admission/study-facts.ts';
import { qualifiersOf } from './qualifiers.ts';

/** How a score lies to what it is held against; the quartile or the top is named only where the level agrees. */
export type Relation = 'aboveTop' | 'aboveUpper' | 'above' | 'at' | 'below' | 'belowLower';

/** The score beside the published figures, as they stand: `difference` is how far it is from `middle`, in points. */
interface Position {
  readonly relation: Relation;
  readonly reference: ReferenceKind;
  readonly score: number;
  readonly middle: number;
  readonly difference: number;
  readonly lower: number | null;
  readonly upper: number | null;
  readonly year: number | null;
}

type None = Readonly<Record<string, never>>;

/** One thing said of a level: a key of the texts, and the figures said with it. */
export type LevelSentence =
  | { readonly key: 'position'; readonly params: Position }
  | {
      readonly key: 'meaning';
      readonly params: {
        readonly level: Level;
        readonly reference: ReferenceKind;
        /** An interview, a portfolio or the band decides as well. */
        readonly onGradesAlone: boolean;
      };
    }
  | { readonly key: 'interviewDecides'; readonly params: { readonly forms: readonly SelectionForm[] } }
  /** By how many points the line usually moves in a year. */
  | { readonly key: 'movement'; readonly params: { readonly points: number } }
  /** Percent of those admitted at or below the score, as published and with the yearly movement allowed for. */
  | {
      readonly key: 'share';
      readonly params: { readonly before: number; readonly after: number | null; readonly year: number };
    }
  | { readonly key: 'unmet'; readonly params: UnmetRequirement }
  | { readonly key: 'unmetMore'; readonly params: { readonly count: number } }
  | { readonly key: 'unmetLevel'; readonly params: { readonly score: number } }
  | { readonly key: 'noPublishedScores'; readonly params: None }
  | { readonly key: 'noPublishedScoresNew'; readonly params: None }
  | { readonly key: 'formulaOfYearUnknown'; readonly params: { readonly year: number | null } }
  | { readonly key: 'yourScore'; readonly params: { readonly score: number } }
  | { readonly key: 'error'; readonly params: None };

/** A level in sentences: what it comes to, and how sure that is. */
export interface LevelExplanation {
  readonly headline: readonly LevelSentence[];
  readonly certainty: readonly LevelSentence[];
}

function relationOf(level: Level, position: Omit<Position, 'relation' | 'year'>): Relation {
  const { score, middle, lower, upper, reference } = position;
  if (score === middle) return 'at';
  const above = score > middle;
  if (reference !== 'median') return above ? 'above' : 'below';
  if (above && level === 8) return 'aboveTop';
  if (above) return level >= 6 && upper !== null && score >= upper ? 'aboveUpper' : 'above';
  return level <= 1 && lower !== null && score < lower ? 'belowLower' : 'below';
}

function positionSentence(
  programme: Programme,
  level: Level,
  { user_score: score, statistics }: Classification,
): Extract<LevelSentence, { key: 'position' }> | null {
  const middle = referenceScore(programme);
  const reference = referenceKind(programme);
  if (score === null || middle === null || reference === null || statistics.percentile === null) return null;
  const { printed_out_of_order: outOfOrder, score_lq, score_uq } = programme;
  const lower = outOfOrder || score_lq === null || score_lq > middle ? null : score_lq;
  const upper = outOfOrder || score_uq === null || score_uq < middle ? null : score_uq;
  const difference = Math.round(Math.abs(score - middle) * 1000) / 1000;
  const figures = { reference, score, middle, difference, lower, upper };
  const relation = relationOf(level, figures);
  return { key: 'position', params: { ...figures, relation, year: statistics.year } };
}

/**
 * What a level means, with the yearly movement allowed for; null where there is no level, and where an unmet minimum
 * gives it. `band`: where the choice stands, null when it is in no list.
 */
export function meaningOf(
  programme: Programme,
  { classification: level, reason }: Pick<LevelSummary, 'classification' | 'reason'>,
  band: JupasBand | null = null,
): Extract<LevelSentence, { key: 'meaning' }> | null {
  const reference = referenceKind(programme);
  if (level === -1 || reason !== null || reference === null) return null;
  const onGradesAlone = qualifiersOf(programme, band).some(({ key }) => key === 'onGradesAlone');
  return { key: 'meaning', params: { level, reference, onGradesAlone } };
}

/** Why the score cannot be held against published ones. */
function incomparable(programme: Programme, { statistics }: Classification): LevelSentence {
  if (referenceScore(programme) !== null) {
    return { key: 'formulaOfYearUnknown', params: { year: statistics.year } };
  }
  return { key: programme.new_programme ? 'noPublishedScoresNew' : 'noPublishedScores', params: {} };
}

function unmetSentences({ requirement, user_score }: Classification): readonly LevelSentence[] {
  const [first, ...more] = requirement.unmet;
  if (first === undefined) return [];
  return [
    { key: 'unmet', params: first },
    ...(more.length > 0 ? [{ key: 'unmetMore', params: { count: more.length } } as const] : []),
    { key: 'unmetLevel', params: { score: user_score ?? 0 } },
  ];
}

function headlineOf(programme: Programme, classification: Classification): readonly LevelSentence[] {
  const { classification: level, reason, user_score, statistics } = classification;
  switch (reason) {
    case 'requirementNotMet':
      return [
        ...unmetSentences(classification),
        ...(statistics.percentile === null ? [incomparable(programme, classification)] : []),
      ];
    case 'noPublishedScores':
    case 'formulaOfYearUnknown':
      return [
        incomparable(programme, classification),
        ...(user_score === null ? [] : [{ key: 'yourScore', params: { score: user_score } } as const]),
      ];
    case 'error':
      return [{ key: 'error', params: {} }];
    case null: {
      const position = level === -1 ? null : positionSentence(programme, level, classification);
      return [position ?? { key: 'error', params: {} }];
    }
  }
}

/** A share as it is said: never none and never all. */
function sharePercent(percent: number): number {
  return Math.min(99, Math.max(1, Math.round(percent)));
}

function certaintyOf(
  { programme, curve }: CatalogueEntry,
  classification: Classification,
  band: JupasBand | null,
): readonly LevelSentence[] {
  const { calculation, statistics } = classification;
  const { year, percentile, movement } = statistics;
  const meaning = meaningOf(programme, classification, band);
  const sentences: LevelSentence[] = [];
  if (meaning !== null) {
    sentences.push(meaning);
    for (const qualifier of qualifiersOf(programme, band)) {
      if (qualifier.key === 'interviewDecides') sentences.push(qualifier);
    }
  }
  if (movement !== null) sentences.push({ key: 'movement', params: { points: movement } });
  if (percentile !== null && year !== null) {
    const isMoved = meaning !== null && movement !== null && curve !== null && calculation.total !== null;
    const after = isMoved ? sharePercent(curve.levelPercentAt(calculation.total)) : null;
    sentences.push({ key: 'share', params: { before: sharePercent(percentile), after, year } });
  }
  return sentences;
}

/**
 * Turns a classification into what is said of it, everywhere the same: first the score beside the published figures or
 * why there is no level, then what the level means, what else decides, and the share before and after allowing for the
 * yearly movement. Source: design, "One explanation, one advice".
 */
export function explainLevel(
  entry: CatalogueEntry,
  classification: Classification,
  band: JupasBand | null = null,
): LevelExplanation {
  return {
    headline: headlineOf(entry.programme, classification),
    certainty: certaintyOf(entry, classification, band),
  };
}
