import {
  type Classification,
  type Grades,
  type Improvement,
  plainScores,
  type Recommended,
} from '@lodestar/domain';
import { type Language, levelText } from './level-text.ts';

/** The answer of the classify call. */
export function classificationAnswer(
  classification: Classification,
  improvement: Improvement | null,
  language: Language,
): Buffer {
  const { classification: level, reason, user_score, statistics, requirement, calculation } = classification;
  const answer = {
    success: true,
    classification: level,
    classification_text: levelText(classification, language),
    reason,
    user_score,
    statistics,
    requirement,
    calculation,
    improvement,
  };
  return Buffer.from(JSON.stringify(answer));
}

const COMMA = Buffer.from(',');

/** The answer of a recommendation call: programmes that are serialised already, each with its level put in at the end. */
export function recommendationAnswer(
  collection: string,
  recommended: readonly Recommended[],
  programmeJson: ReadonlyMap<string, Buffer>,
  grades: Grades,
  language: Language,
): Buffer {
  const { totalScore, best5Score, best6Score } = plainScores(grades);
  const parts = recommended.flatMap(({ programme, summary }, index) => {
    const json = programmeJson.get(programme.code);
    if (json === undefined) return [];
    const { classification, reason, user_score, percentile } = summary;
    const level = {
      classification,
      classification_text: levelText(summary, language),
      reason,
      user_score,
      percentile,
    };
    const part = [json.subarray(0, -1), COMMA, Buffer.from(JSON.stringify(level).slice(1))];
    return index === 0 ? part : [COMMA, ...part];
  });
  const head = JSON.stringify({ success: true, count: recommended.length, collection });
  const tail = JSON.stringify({ userScores: { totalScore, best5Score, best6Score } });
  return Buffer.concat([
    Buffer.from(`${head.slice(0, -1)},"data":[`),
    ...parts,
    Buffer.from(`],${tail.slice(1)}`),
  ]);
}
