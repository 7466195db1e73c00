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

/** Every programme title and institution name under data/. */
export function storedChineseTexts(): ChineseText[] {
  const files = readdirSync(new URL('programmes/', DATA)).filter((name) => name.endsWith('.json'));
  return [...files.sort().flatMap(titlesOf), ...institutionNames()];
}
