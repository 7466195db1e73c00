import { readFileSync } from 'node:fs';
import type { OtherSubjectsFile } from '@lodestar/domain';
import { expect, it } from 'vitest';
import { otherSubjectsText } from './other-subjects.ts';

const read = (name: string) => readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');
const text = read('other-subjects.json');
const file: OtherSubjectsFile = JSON.parse(text);
const rules = Object.values(file.institutions).flatMap(({ languages, applied }) => [languages, applied]);

it('is as it is written, and names sources that are there', () => {
  expect(otherSubjectsText(file)).toBe(text);
  expect(rules.flatMap(({ sources }) => sources).filter((id) => file.sources[id] === undefined)).toEqual([]);
});

it('has the institutions of the product, and only programmes of its year', () => {
  const institutions: readonly { readonly code: string }[] = JSON.parse(read('institutions.json'));
  expect(Object.keys(file.institutions).sort()).toEqual(institutions.map(({ code }) => code).sort());
  const year: { readonly programmes: readonly { readonly code: string }[] } = JSON.parse(
    read(`programmes/${file.entry_year}.json`),
  );
  const codes = new Set(year.programmes.map(({ code }) => code));
  const named = rules.flatMap(({ exceptions }) => exceptions.flatMap(({ programmes }) => programmes));
  expect(named.filter((code) => !codes.has(code))).toEqual([]);
});
