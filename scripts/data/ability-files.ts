import { existsSync, readFileSync } from 'node:fs';
import {
  areasFileSchema,
  catalogueFileSchema,
  type ProgrammeDataFile,
  presetSubjectsFileSchema,
  statementsFileSchema,
} from '@lodestar/contract';
import { isTexts, type Texts } from '../i18n/simplified-catalogue.ts';
import { fieldProfilesSchema, titleAdjustmentsSchema } from './ability-method.ts';
import { type Method, programmeProfile } from './ability-programmes.ts';
import { simplifiedAreas, simplifiedRecommendation, simplifiedStatements } from './ability-simplified.ts';

export const ABILITY_DATA = new URL('../../data/ability/', import.meta.url);

/** The year whose programmes have profiles: the current one. */
const CATALOGUE = '../programmes/2026.json';
const BASIS =
  "Judgement of this product, generated from field of study, title and published requirements; not the institutions' own words. See docs/ability.md";

/** A file that the script makes, or makes anew in part. */
export interface MadeFile {
  readonly path: string;
  readonly text: string;
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, ABILITY_DATA), 'utf8'));

/** While a simplified text is being made it may be empty. */
function readUnfinished(path: string): unknown {
  const content: unknown = read(path);
  return JSON.parse(JSON.stringify(content).replaceAll('"sc":""', '"sc":"?"'));
}

function readTexts(path: string): Texts {
  const content = read(path);
  if (!isTexts(content)) throw new Error(`data/ability/${path}: holds texts in groups, nothing else`);
  return content;
}

function overrides(): Texts {
  const path = 'simplified-overrides.json';
  return existsSync(new URL(path, ABILITY_DATA)) ? readTexts(path) : {};
}

/** A file's text with one row a line, so that a change of one is a change of one line. */
function rowText(head: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(head).map(([name, value]) => {
    const inside = Array.isArray(value)
      ? `[\n${value.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${inside}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

function method(): Method {
  return {
    fields: fieldProfilesSchema.parse(read('method/field-profiles.json')),
    adjustments: titleAdjustmentsSchema.parse(read('method/title-adjustments.json')).adjustments,
    subjects: presetSubjectsFileSchema.parse(read('preset-subjects.json')).rows,
  };
}

function programmeData(): ProgrammeDataFile {
  const { collection, programmes } = catalogueFileSchema.parse(read(CATALOGUE));
  const by = method();
  return {
    format: 1,
    collection: 'prog_data_2025',
    catalogue: collection,
    basis: BASIS,
    rows: programmes
      .map((row) => programmeProfile(row, by))
      .sort((a, b) => (a.code < b.code ? -1 : 1))
      .map(({ ability, area_like, area_disl, ...row }) => ({
        ...row,
        ability: [...ability],
        area_like: [...area_like],
        area_disl: [...area_disl],
      })),
  };
}

/** Everything under data/ability that is generated, as it should be. */
export function madeFiles(): readonly MadeFile[] {
  const corrections = overrides();
  const statements = statementsFileSchema.parse(readUnfinished('statements.json'));
  const areas = areasFileSchema.parse(readUnfinished('areas.json'));
  const recommendation = simplifiedRecommendation(readTexts('recommendation/tc.json'), corrections);
  return [
    { path: 'statements.json', text: rowText(simplifiedStatements(statements, corrections)) },
    { path: 'areas.json', text: rowText(simplifiedAreas(areas, corrections)) },
    { path: 'recommendation/sc.generated.json', text: `${JSON.stringify(recommendation, null, 2)}\n` },
    { path: 'prog-data.json', text: rowText(programmeData()) },
  ];
}
