import {
  type AdmissionCurve,
  ATTAINMENT_GRADES,
  type Catalogue,
  type CatalogueEntry,
  type Classification,
  classify,
  type FigureQualifier,
  figureQualifiers,
  type Grade,
  type Grades,
  type Improvement,
  LEVEL_GRADES,
  type Programme,
  smallestImprovement,
} from '@lodestar/domain';

/** The smallest step up with the score it leads to. */
export interface StepUp extends Improvement {
  readonly score: number | null;
  readonly steps: number;
}

/** A programme with the level that grades have there. */
export interface JudgedProgramme {
  readonly programme: Programme;
  readonly grades: Grades;
  readonly classification: Classification;
}

/** Everything behind one level. */
export interface ReceiptData extends JudgedProgramme {
  readonly entry: CatalogueEntry;
  readonly stepUp: StepUp | null;
  readonly curve: AdmissionCurve | null;
  readonly qualifiers: readonly FigureQualifier[];
}

function stepsBetween(from: Grade | null, to: Grade): number {
  const ladder: readonly Grade[] = to === 'Attained' || to === 'Failed' ? ATTAINMENT_GRADES : LEVEL_GRADES;
  const start = from === null ? ladder.length : ladder.indexOf(from);
  return start - ladder.indexOf(to);
}

function stepUpOf(catalogue: Catalogue, programme: Programme, grades: Grades): StepUp | null {
  const improvement = smallestImprovement(catalogue, programme, grades);
  if (improvement === null) return null;
  const raised = { ...grades, [improvement.subjectCode]: improvement.to };
  const { user_score: score } = classify(catalogue, programme, raised);
  return { ...improvement, score, steps: stepsBetween(improvement.from, improvement.to) };
}

/** Works out the receipt of one programme's level; done when it is opened. */
export function receiptOf(catalogue: Catalogue, programme: Programme, grades: Grades): ReceiptData {
  const entry = catalogue.entry(programme.code);
  if (entry === undefined) throw new RangeError(`${programme.code} is not in the catalogue`);
  const classification = classify(catalogue, programme, grades);
  return {
    entry,
    programme,
    grades,
    classification,
    stepUp: stepUpOf(catalogue, programme, grades),
    curve: programme.formula_matches_scores ? entry.curve : null,
    qualifiers: figureQualifiers(entry, catalogue.figures, classification, grades),
  };
}
