import {
  AREAS,
  type Area,
  DIMENSIONS,
  type PresetSubject,
  type ProgrammeProfile,
  type ProgrammeRow,
} from '@lodestar/domain';
import { emphasisOf } from './ability-emphasis.ts';
import {
  adjustmentsFor,
  FIELD_TOTAL,
  type FieldProfile,
  type FieldProfiles,
  fieldOf,
  type TitleAdjustment,
} from './ability-method.ts';
import { settledTenths } from './ability-rounding.ts';
import { nameOnly } from './programme-title.ts';

/** How far the subjects that a programme leans on move its profile towards theirs. */
const SUBJECT_PULL = 0.5;
const MIDDLE = FIELD_TOTAL / DIMENSIONS.length;

/** Everything the numbers of a programme follow from besides the programme itself. */
export interface Method {
  readonly fields: FieldProfiles;
  readonly adjustments: readonly TitleAdjustment[];
  readonly subjects: readonly PresetSubject[];
}

const indices = DIMENSIONS.map((_, index) => index);

/** The mean of what the words of the title say. */
function titleShift(found: readonly TitleAdjustment[]): number[] {
  return indices.map(
    (index) => found.reduce((sum, { shift }) => sum + (shift[index] ?? 0), 0) / Math.max(1, found.length),
  );
}

/** Towards what the emphasised subjects ask for, as far as they are emphasised. */
function subjectShift(row: ProgrammeRow, subjects: readonly PresetSubject[]): number[] {
  const emphasis = emphasisOf(row);
  const total = [...emphasis.values()].reduce((sum, value) => sum + value, 0);
  return indices.map((index) => {
    const pull = subjects.reduce(
      (sum, { code, reqr }) => sum + (emphasis.get(code) ?? 0) * ((reqr[index] ?? MIDDLE) - MIDDLE),
      0,
    );
    return (SUBJECT_PULL * pull) / Math.max(1, total);
  });
}

function likes(field: FieldProfile, found: readonly TitleAdjustment[], area: Area): number {
  return Math.max(field.like[area] ?? 0, ...found.map(({ like }) => like[area] ?? 0));
}

/** What a programme asks for and which areas it is about, worked out from its field, title and subjects. */
export function programmeProfile(row: ProgrammeRow, method: Method): ProgrammeProfile {
  const field = fieldOf(method.fields, row.code, row.category);
  const found = adjustmentsFor(method.adjustments, row.full_title_en, row.category);
  const byTitle = titleShift(found);
  const bySubjects = subjectShift(row, method.subjects);
  const six = settledTenths(
    indices.map(
      (index) => (field.ability[index] ?? MIDDLE) + (byTitle[index] ?? 0) + (bySubjects[index] ?? 0),
    ),
    FIELD_TOTAL,
  );
  const [numerical = 0, logical = 0, graphical = 0, verbal = 0, memory = 0, creativity = 0] = six;
  const [people = 0, hands = 0] = field.ability.slice(DIMENSIONS.length);
  const like = AREAS.map((area) => likes(field, found, area));
  return {
    _id: row.code,
    code: row.code,
    name_short: row.short_name,
    name_eng: nameOnly(row.full_title_en),
    name_chi: nameOnly(row.full_title_cn),
    description: null,
    website: row.url ?? row.jupas_url,
    ability: [numerical, logical, graphical, verbal, memory, creativity, people, hands],
    area_like: like,
    area_disl: AREAS.map((area, index) => Math.max((like[index] ?? 0) - 1, field.unavoidable[area] ?? 0, 0)),
  };
}
