import { realFieldGuide } from '@lodestar/domain/testing/real-advice.ts';
import { realFits } from '@lodestar/domain/testing/real-chances.ts';
import { type EddyContext, guideAnswer } from '@lodestar/eddy';
import { learnedIntents } from '@lodestar/eddy/testing/learned-intents.ts';
import { realKnowledge } from '@lodestar/eddy/testing/real-knowledge.ts';
import { describe, expect, test } from 'vitest';
import { realYear } from '../../../testing/programme/real-year.ts';
import en from '../locales/en.json' with { type: 'json' };
import sc from '../locales/sc.generated.json' with { type: 'json' };
import tc from '../locales/tc.json' with { type: 'json' };

const contextIn = (language: EddyContext['language']): EddyContext => ({
  catalogue: realYear(2026),
  collection: 'Programmes_2026',
  chanceFits: realFits(),
  grades: { CHI: '4', ENG: '4', MAT: '5*', CSD: 'Attained', PHY: '5', CHE: '5' },
  choices: ['JS5240', 'JS4412', 'JS1204'],
  ability: [4, 4, 3, 2, 3, 3],
  presetSubjects: [],
  profiles: [],
  trajectory: { events: [], connections: [], types: [] },
  institutions: [],
  scoreHistory: {},
  fields: realFieldGuide(),
  language,
  knowledge: realKnowledge(),
  currentYear: 2026,
  intents: learnedIntents(),
  today: '2026-11-23',
});

/** Whoever does not know is not told so again: it is fine, and what to say next. */
const UNDECIDED = /knowing|need not know|dream|知道|夢想|梦想|先定職業|先定职业/;

describe.each([
  ['en', en],
  ['tc', tc],
  ['sc', sc],
] as const)('the questions that a new chat offers in %s', (language, { empty: { start } }) => {
  const context = contextIn(language);
  const answerTo = (text: string, before?: string) => {
    const earlier = before === undefined ? [] : [{ text: before, isBot: false }];
    const { calls, text: answer } = guideAnswer({ text, context, earlier, detailed: false });
    return [...calls.map(({ tool }) => tool), answer].join(' ');
  };
  const offered = [
    [start.list, /^order_advice|^my_list/],
    [start.oneGrade, /^what_if/],
    [start.lost, UNDECIDED],
    [start.results, /^knowledge/],
    [start.process, /^knowledge/],
    [start.electives, /^electives_for|^knowledge/],
  ] as const;

  test.each(offered)('%s', (question, answer) => {
    expect(answerTo(question)).toMatch(answer);
    for (const [before] of offered) {
      expect(answerTo(question, before), `after ${before}`).toMatch(answer);
    }
  });
});
