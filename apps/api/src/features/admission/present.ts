import { requirementBody } from '@lodestar/contract';
import {
  type Classification,
  type Grades,
  type Improvement,
  type Language,
  levelLine,
  type MixedProgramme,
  type Programme,
  plainScores,
  type Recommended,
  referenceKind,
} from '@lodestar/domain';

/** The answer of the classify call. */
export function classificationAnswer(
  classification: Classification,
  improvement: Improvement | null,
  programme: Programme,
  language: Language,
): string {
  const { classification: level, reason, user_score, statistics, requirement, calculation } = classification;
  const answer = {
    success: true,
    classification: level,
    classification_text: levelLine(classification, referenceKind(programme), language),
    reason,
    user_score,
    statistics,
    requirement: requirementBody(requirement),
    calculation,
    improvement,
  };
  return JSON.stringify(answer);
}

const COMMA = Buffer.from(',');

/** The pieces of a programme that is serialised already, with its level and what more is said of it put in at the end. */
function withLevel(
  { programme, summary }: Recommended,
  programmeJson: ReadonlyMap<string, Buffer>,
  language: Language,
  more: object = {},
): readonly Buffer[] {
  const json = programmeJson.get(programme.code);
  if (json === undefined) return [];
  const { classification, reason, user_score, percentile } = summary;
  const level = {
    classification,
    classification_text: levelLine(summary, referenceKind(programme), language),
    reason,
    user_score,
    percentile,
    ...more,
  };
  return [json.subarray(0, -1), COMMA, Buffer.from(JSON.stringify(level).slice(1))];
}

/** Each piece is copied once, into the answer. */
function listed(head: object, entries: readonly (readonly Buffer[])[], tail: string): Buffer {
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head).slice(0, -1)},"data":[`),
    ...entries
      .filter((pieces) => pieces.length > 0)
      .flatMap((pieces, index) => (index === 0 ? pieces : [COMMA, ...pieces])),
    Buffer.from(tail),
  ]);
}

/** The answer of a recommendation call. */
export function recommendationAnswer(
  collection: string,
  recommended: readonly Recommended[],
  programmeJson: ReadonlyMap<string, Buffer>,
  grades: Grades,
  language: Language,
): Buffer {
  const { totalScore, best5Score, best6Score } = plainScores(grades);
  const entries = recommended.map((one) => withLevel(one, programmeJson, language));
  const tail = JSON.stringify({ userScores: { totalScore, best5Score, best6Score } });
  return listed({ success: true, count: recommended.length, collection }, entries, `],${tail.slice(1)}`);
}

/** The answer of the call for a mix. */
export function mixAnswer(
  collection: string,
  mixed: readonly MixedProgramme[],
  programmeJson: ReadonlyMap<string, Buffer>,
  language: Language,
): Buffer {
  const entries = mixed.map((one) =>
    withLevel(one, programmeJson, language, { tier: one.tier, reasons: one.reasons }),
  );
  return listed({ success: true, count: mixed.length, collection }, entries, ']}');
}
