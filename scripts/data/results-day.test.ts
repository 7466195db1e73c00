import { readFileSync } from 'node:fs';
import { knowledgeFileSchema } from '@lodestar/contract';
import { expect, it } from 'vitest';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'));

it('says of results day what the knowledge says, with the same links and days', () => {
  const day = read('results-day.json');
  const knowledge = knowledgeFileSchema.parse(read('knowledge.json'));
  const change = knowledge.calendar[day.entry_year]?.find(({ key }) => key === 'modification');
  expect(day.window).toEqual({ start: change?.start, end: change?.end });
  const facts = knowledge.entries.flatMap((entry) => entry.facts);
  for (const { link } of day.routes) {
    const fact = facts.find(({ source }) => source?.link === link);
    expect(fact?.checked_on).toBe(day.checked_on);
  }
});
