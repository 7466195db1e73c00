import { type CounsellorContext, guideAnswer } from '@lodestar/domain';
import { describe, expect, test } from 'vitest';
import { realYear } from '../../../testing/programme/real-year.ts';
import en from '../locales/en.json' with { type: 'json' };
import sc from '../locales/sc.generated.json' with { type: 'json' };
import tc from '../locales/tc.json' with { type: 'json' };

const contextIn = (language: CounsellorContext['language']): CounsellorContext => ({
  catalogue: realYear(2026),
  collection: 'Programmes_2026',
  grades: { CHI: '4', ENG: '4', MAT: '5*', CSD: 'Attained', PHY: '5', CHE: '5' },
  choices: ['JS5240', 'JS4412', 'JS1204'],
  ability: [4, 4, 3, 2, 3, 3],
  presetSubjects: [],
  profiles: [],
  trajectory: { events: [], connections: [], types: [] },
  institutions: [],
  language,
  currentYear: 2026,
});

describe.each([
  ['en', en],
  ['tc', tc],
  ['sc', sc],
] as const)('the questions that a new chat offers in %s', (language, { empty, greeting }) => {
  const context = contextIn(language);
  const looksUp = (text: string, before?: string) => {
    const earlier = before === undefined ? [] : [{ text: before, isBot: false }];
    return guideAnswer({ text, context, earlier, detailed: false }).calls.map(({ tool }) => tool);
  };
  const offered = [
    [empty.first, 'classify'],
    [empty.second, 'what_if'],
    [empty.third, /recommend|my_ability/],
    [empty.fourth, 'order_advice'],
    [greeting, 'my_trajectory'],
  ] as const;

  test.each(offered)('%s', (question, tool) => {
    expect(looksUp(question).join()).toMatch(tool);
    for (const [before] of offered) {
      expect(looksUp(question, before).join(), `after ${before}`).toMatch(tool);
    }
  });
});
