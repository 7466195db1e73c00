import type { Programme } from '../admission/programme.ts';
import { type Grades, LEVEL_GRADES } from '../grades/grade.ts';
import { gradePoints } from '../grades/points.ts';
import {
  ELECTIVE_SUBJECTS,
  type ElectiveSubject,
  LEVEL_SUBJECTS,
  type SubjectCode,
} from '../grades/subject.ts';
import type { FieldGuide } from './field-guide.ts';
import { weighsHeavily, weighsOfTen, weightIn } from './subject-lean.ts';

/** Fields that electives lead to, the nearest first: a judgement of ours, asked only where a pupil names nothing. */
const LEADS_TO: Readonly<Record<ElectiveSubject, readonly string[]>> = {
  BIO: ['lifeSciences', 'alliedHealth', 'nursing', 'medicineDentVet', 'publicHealthNutrition'],
  CHE: ['physicalSciences', 'pharmacyChineseMed', 'bioChemEngineering', 'medicineDentVet', 'lifeSciences'],
  PHY: ['mechanicalRobotics', 'electronics', 'physicalSciences', 'civilBuilding'],
  CHL: ['languages', 'humanities', 'education'],
  LIE: ['languages', 'mediaMarketing', 'law'],
  CHH: ['humanities', 'politicsGlobal', 'education'],
  ECO: ['economics', 'finance', 'businessManagement'],
  ERS: ['humanities', 'socialWork'],
  GEO: ['socialSciences', 'environmentEnergy', 'architectureSurveying'],
  HIS: ['humanities', 'politicsGlobal', 'law'],
  THS: ['tourismHospitality', 'aviationLogistics', 'businessManagement'],
  BAF: ['accounting', 'businessManagement', 'finance'],
  BAF_ACC: ['accounting', 'finance', 'businessManagement'],
  BAF_BUS: ['businessManagement', 'mediaMarketing', 'aviationLogistics'],
  DAT: ['artDesign', 'mechanicalRobotics', 'architectureSurveying'],
  HSC: ['socialWork', 'nursing', 'publicHealthNutrition', 'psychology'],
  ICT: ['computingAi', 'mathData', 'electronics'],
  FST: ['publicHealthNutrition', 'tourismHospitality'],
  FCT: ['artDesign', 'businessManagement'],
  MUS: ['musicPerforming', 'education'],
  VSA: ['artDesign', 'filmAnimationGames', 'architectureSurveying'],
  PHE: ['sport', 'education'],
  MEP_M1: ['mathData', 'finance', 'economics'],
  MEP_M2: ['mathData', 'computingAi', 'mechanicalRobotics', 'electronics', 'physicalSciences'],
};

/** Grades with which a subject says something of where it leads. */
const GOOD = LEVEL_GRADES.slice(0, LEVEL_GRADES.indexOf('3') + 1);

/** An elective that leads to a programme's field, and how strongly, from 0 to 1. */
interface Lead {
  readonly subject: ElectiveSubject;
  readonly field: string;
  readonly strength: number;
}

/** How the electives of a pupil lead to a programme, the strongest first; `reach`: how many fields of each are asked. */
export function electiveLeads(
  guide: FieldGuide,
  { code }: Programme,
  grades: Grades,
  reach: number,
): readonly Lead[] {
  const [main, ...others] = guide.subjectsOf(code)?.fields ?? [];
  return ELECTIVE_SUBJECTS.flatMap((subject): readonly Lead[] => {
    const grade = grades[subject];
    if (grade === undefined || !GOOD.some((good) => good === grade)) return [];
    const fields = LEADS_TO[subject].slice(0, reach);
    const field = fields.find((one) => one === main) ?? fields.find((one) => others.includes(one));
    if (field === undefined) return [];
    const nearness = (field === main ? 1 : 0.4) * (1 - fields.indexOf(field) / 10);
    return [{ subject, field, strength: (nearness * gradePoints(grade, '7')) / 7 }];
  }).sort((one, other) => other.strength - one.strength);
}

/** The fields that a pupil's electives lead to, those of the best grades first. */
export function fieldsLedTo(grades: Grades): readonly string[] {
  const taken = ELECTIVE_SUBJECTS.flatMap((subject) => {
    const grade = grades[subject];
    return grade !== undefined && GOOD.some((good) => good === grade)
      ? [{ subject, points: gradePoints(grade, '7') }]
      : [];
  }).sort((one, other) => other.points - one.points);
  return [...new Set(taken.flatMap(({ subject }) => LEADS_TO[subject].slice(0, 2)))];
}

/** A subject that a pupil is good at and a formula counts on. `outOf`: 10 where every subject is weighed from 3 to 10. */
export interface HeavySubject {
  readonly subject: SubjectCode;
  readonly weight: number;
  readonly outOf: 10 | null;
}

/** Of the subjects that a formula gives much weight the one that the pupil is best at, if it is among the better half. */
export function heavySubject(programme: Programme, grades: Grades): HeavySubject | null {
  const held = LEVEL_SUBJECTS.flatMap((subject) => {
    const grade = grades[subject];
    return grade === undefined ? [] : [{ subject, points: gradePoints(grade, '7') }];
  }).sort((one, other) => other.points - one.points);
  const least = held[held.length >> 1]?.points ?? 0;
  const heavy = held
    .filter(({ subject, points }) => points >= Math.max(least, 3) && weighsHeavily(programme, subject))
    .map(({ subject, points }) => ({ subject, points, weight: weightIn(programme, subject) }))
    .sort((one, other) => other.weight * other.points - one.weight * one.points);
  const [best] = heavy;
  if (best === undefined) return null;
  return { subject: best.subject, weight: best.weight, outOf: weighsOfTen(programme) ? 10 : null };
}
