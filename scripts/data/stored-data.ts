import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const DATA = new URL('../../data/', import.meta.url);

const titles = z.object({
  programmes: z.array(z.object({ code: z.string(), full_title_cn: z.string(), full_title_sc: z.string() })),
});
const institutions = z.array(
  z.object({
    code: z.string(),
    name_tc: z.string(),
    name_sc: z.string(),
    short_tc: z.string(),
    short_sc: z.string(),
  }),
);

const factText = z.object({ tc: z.string(), sc: z.string() });
const studyTexts = z.object({
  programmes: z.array(
    z.object({
      code: z.string(),
      interview_arrangement: z.object({ note: factText.nullable() }).nullish(),
      documents: z.array(z.object({ text: factText })).nullish(),
    }),
  ),
});

/** A Chinese text of the stored data in both forms, and where it stands. */
export interface ChineseText {
  readonly place: string;
  readonly code: string;
  readonly traditional: string;
  readonly simplified: string;
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, DATA), 'utf8'));
}

function titlesOf(file: string): ChineseText[] {
  return titles.parse(read(`programmes/${file}`)).programmes.map((row) => ({
    place: `data/programmes/${file} ${row.code}`,
    code: row.code,
    traditional: row.full_title_cn,
    simplified: row.full_title_sc,
  }));
}

function institutionNames(): ChineseText[] {
  return institutions.parse(read('institutions.json')).flatMap(({ code, ...name }) => {
    const place = `data/institutions.json ${code}`;
    return [
      { place, code, traditional: name.name_tc, simplified: name.name_sc },
      { place, code, traditional: name.short_tc, simplified: name.short_sc },
    ];
  });
}

function yearFiles(): string[] {
  return readdirSync(new URL('programmes/', DATA))
    .filter((name) => name.endsWith('.json'))
    .sort();
}

/** Every programme title and institution name under data/. */
export function storedChineseTexts(): ChineseText[] {
  return [...yearFiles().flatMap(titlesOf), ...institutionNames()];
}

/** Every note on an interview and every document of the year's files. */
export function storedStudyTexts(): ChineseText[] {
  return yearFiles().flatMap((file) =>
    studyTexts.parse(read(`programmes/${file}`)).programmes.flatMap(({ code, ...row }) => {
      const note = row.interview_arrangement?.note ?? null;
      const texts = [...(note === null ? [] : [note]), ...(row.documents ?? []).map(({ text }) => text)];
      const place = `data/programmes/${file} ${code}`;
      return texts.map(({ tc, sc }) => ({ place, code, traditional: tc, simplified: sc }));
    }),
  );
}
