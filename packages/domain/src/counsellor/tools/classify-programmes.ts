import type { CatalogueEntry } from '../../admission/catalogue.ts';
import { classify, smallestImprovement } from '../../admission/classify.ts';
import type { CounsellorContext } from '../context.ts';
import { entriesFor, hasEnoughGrades, standingFrom } from '../standing.ts';
import type { ClassifiedProgramme, ClassifyResult } from '../tool-result.ts';
import { figuresSource } from './figures-source.ts';

function improvementOf({ programme }: CatalogueEntry, context: CounsellorContext) {
  const { catalogue, grades } = context;
  const found = smallestImprovement(catalogue, programme, grades);
  if (found === null) return null;
  const { subjectCode: subject, from, to, classification: level } = found;
  const { user_score: score } = classify(catalogue, programme, { ...grades, [subject]: to });
  return { subject, from, to, level, score };
}

function classified(entry: CatalogueEntry, context: CounsellorContext): ClassifiedProgramme {
  const { catalogue, grades } = context;
  const { programme } = entry;
  const enough = hasEnoughGrades(grades);
  const { classification, reason, user_score, statistics, requirement, calculation } = classify(
    catalogue,
    programme,
    grades,
  );
  const summary = { classification, reason, user_score, percentile: statistics.percentile };
  const { lowerQuartile, upperQuartile, movement, spreadEstimated } = statistics;
  return {
    ...standingFrom(programme, enough ? summary : null, context),
    lower_quartile: lowerQuartile,
    upper_quartile: upperQuartile,
    movement,
    spread_estimated: spreadEstimated,
    unmet: enough ? requirement.unmet : [],
    assumed: enough ? requirement.assumed : [],
    counted: enough ? calculation.counted : [],
    maximum: calculation.maximum,
    improvement: enough ? improvementOf(entry, context) : null,
  };
}

/** The pupil's chances at the programmes named, each with its receipt. */
export function classifyProgrammes(codes: readonly string[], context: CounsellorContext): ClassifyResult {
  const { entries, unknown } = entriesFor(codes, context);
  return {
    tool: 'classify',
    programmes: entries.map((entry) => classified(entry, context)),
    unknown,
    ...figuresSource(
      entries.map(({ programme }) => programme),
      context,
    ),
  };
}
