import { AREAS, CATEGORIES, type Category } from '@lodestar/domain';
import { z } from 'zod';
import { titleOnly } from './programme-title.ts';

const area = z.enum(AREAS);
const weightOfArea = z.int().min(1).max(3);
const areas = z.partialRecord(area, weightOfArea);
const tenths = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * 10), 0);

/** What a field of study asks for; each of the six rests on the same total, so that no field stands above another. */
export const FIELD_TOTAL = 18;

const ability = z
  .array(z.number().min(1).max(5))
  .length(8)
  .refine((values) => tenths(values.slice(0, 6)) === FIELD_TOTAL * 10, {
    error: `the first six must add up to ${FIELD_TOTAL}`,
  });

const fieldProfile = z.strictObject({ ability, like: areas, unavoidable: areas });

export const fieldProfilesSchema = z.strictObject({
  format: z.literal(1),
  basis: z.string(),
  without_field: z.array(z.string()),
  profiles: z.record(z.enum([...CATEGORIES, 'open']), fieldProfile),
});

const shift = z
  .array(z.number().min(-1.5).max(1.5))
  .length(6)
  .refine((values) => tenths(values) === 0, { error: 'what some abilities gain the others must give' });

export const titleAdjustmentsSchema = z.strictObject({
  format: z.literal(1),
  basis: z.string(),
  adjustments: z.array(
    z.strictObject({
      id: z.string(),
      words: z.array(z.string().min(1)).min(1),
      categories: z.array(z.enum(CATEGORIES)).nullable(),
      shift,
      like: areas,
    }),
  ),
});

export type FieldProfiles = z.output<typeof fieldProfilesSchema>;
export type FieldProfile = FieldProfiles['profiles']['open'];
export type TitleAdjustment = z.output<typeof titleAdjustmentsSchema>['adjustments'][number];

/** The field profile of a programme: its category's, or the open one where the catalogue's category says little. */
export function fieldOf(fields: FieldProfiles, code: string, category: Category): FieldProfile {
  return fields.profiles[fields.without_field.includes(code) ? 'open' : category];
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function part(word: string): string {
  if (word.startsWith('=')) return `^${escaped(word.slice(1))}$`;
  if (word.endsWith('*')) return `(?<![a-z0-9])${escaped(word.slice(0, -1))}`;
  return `(?<![a-z0-9])${escaped(word)}(?![a-z0-9])`;
}

/** `=fine arts` is a whole title, `financ*` the beginning of a word, `finance` a whole word. */
function pattern(words: readonly string[]): RegExp {
  return new RegExp(words.map(part).join('|'), 'i');
}

/** The adjustments that the title and field of a programme call for. */
export function adjustmentsFor(
  adjustments: readonly TitleAdjustment[],
  title: string,
  category: Category,
): readonly TitleAdjustment[] {
  const words = titleOnly(title);
  return adjustments.filter(
    ({ words: sought, categories }) =>
      (categories === null || categories.includes(category)) && pattern(sought).test(words),
  );
}
