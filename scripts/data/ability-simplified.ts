import type { AreasFile, StatementsFile } from '@lodestar/contract';
import { simplifiedCatalogue, type Texts } from '../i18n/simplified-catalogue.ts';

function group(texts: Texts, name: string): Texts {
  const found = texts[name];
  return typeof found === 'object' ? found : {};
}

function text(texts: Texts, name: string): string {
  const found = texts[name];
  return typeof found === 'string' ? found : '';
}

interface Worded {
  readonly id: string;
  readonly tc: string;
}

const traditional = (rows: readonly Worded[]): Texts =>
  Object.fromEntries(rows.map(({ id, tc }) => [id, tc]));

function withSimplified<Row extends Worded>(
  rows: readonly Row[],
  overrides: Texts,
): (Row & { sc: string })[] {
  const simplified = simplifiedCatalogue(traditional(rows), overrides);
  return rows.map((row) => ({ ...row, sc: text(simplified, row.id) }));
}

/** The statements and answers with their simplified texts made anew from the traditional ones. */
export function simplifiedStatements(file: StatementsFile, overrides: Texts): StatementsFile {
  return {
    ...file,
    answers: withSimplified(file.answers, group(overrides, 'answers')),
    statements: withSimplified(file.statements, group(overrides, 'statements')),
  };
}

/** The areas with their simplified texts made anew. */
export function simplifiedAreas(file: AreasFile, overrides: Texts): AreasFile {
  const forAreas = group(overrides, 'areas');
  const simplified = simplifiedCatalogue(
    Object.fromEntries(
      file.areas.map(({ id, name, about, careers }) => [
        id,
        { name: name.tc, about: about.tc, careers: careers.tc },
      ]),
    ),
    forAreas,
  );
  return {
    ...file,
    areas: file.areas.map((area) => {
      const sc = group(simplified, area.id);
      return {
        ...area,
        name: { ...area.name, sc: text(sc, 'name') },
        about: { ...area.about, sc: text(sc, 'about') },
        careers: { ...area.careers, sc: text(sc, 'careers') },
      };
    }),
  };
}

/** The texts of the recommendation in simplified Chinese. */
export function simplifiedRecommendation(tc: Texts, overrides: Texts): Texts {
  return simplifiedCatalogue(tc, group(overrides, 'recommendation'));
}
