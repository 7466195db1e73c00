import { describe, expect, it } from 'vitest';
import type { KnowledgeEntry, KnowledgeFile } from './knowledge/knowledge-file.ts';
import { type KnowledgeWish, knowledgeFor, openKnowledge } from './knowledge.ts';
import { realKnowledge, realKnowledgeFile } from './testing/real-knowledge.ts';

const file = realKnowledgeFile();

type Asked = keyof KnowledgeEntry['questions'];

/** Places of the questions that are left out: each opens the file anew. */
const LEFT_OUT = [1, 4];

/** The file as it would be had nobody thought of one question of each entry, in either language. */
const without = (at: number): KnowledgeFile => ({
  ...file,
  entries: file.entries.map((entry) => ({
    ...entry,
    questions: { en: entry.questions.en.toSpliced(at, 1), tc: entry.questions.tc.toSpliced(at, 1) },
  })),
});

const opened = LEFT_OUT.map((at) => ({ at, knowledge: openKnowledge(without(at)) }));

/** Places of the right entry, from 0, when it is asked a question that it does not hold; -1: not among those found. */
const placesOf = (language: Asked) =>
  opened.flatMap(({ at, knowledge }) =>
    file.entries.flatMap(({ id, topic, questions }) => {
      const question = questions[language][at];
      if (question === undefined) return [];
      const place = (wish: KnowledgeWish) =>
        knowledgeFor(question, knowledge, wish)?.findIndex(({ entry }) => entry.id === id) ?? -1;
      return [{ anywhere: place({}), inTopic: place({ topics: [topic] }) }];
    }),
  );

const shareOf = (places: readonly number[], upTo: number): number =>
  places.filter((place) => place >= 0 && place <= upTo).length / places.length;

describe('a question that the file does not hold', () => {
  it.each<[Asked, { anywhere: readonly [number, number]; inTopic: readonly [number, number] }]>([
    ['en', { anywhere: [0.39, 0.525], inTopic: [0.54, 0.695] }],
    ['tc', { anywhere: [0.32, 0.44], inTopic: [0.535, 0.685] }],
  ])('in %s finds its answer as often as measured, first and among the first two', (language, least) => {
    const places = placesOf(language);
    for (const range of ['anywhere', 'inTopic'] as const) {
      const found = places.map((one) => one[range]);
      expect([shareOf(found, 0), shareOf(found, 1)]).toEqual([
        expect.toSatisfy((share: number) => share > least[range][0]),
        expect.toSatisfy((share: number) => share > least[range][1]),
      ]);
    }
  });
});

const firstFor = (message: string) => knowledgeFor(message, realKnowledge())?.[0]?.entry.id;

describe('what is asked', () => {
  it('is answered by the entry that holds the very question, in either script', () => {
    expect(firstFor('what is jupas')).toBe('whatIsJupas');
    expect(firstFor('聯招幾時截止')).toBe('applicationDeadline');
    expect(firstFor('联招几时截止')).toBe('applicationDeadline');
  });

  it('is looked for among the topics or entries that the caller knows', () => {
    const wish = { topics: ['money'] as const };
    const found = knowledgeFor('how much is the fee', realKnowledge(), wish) ?? [];
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found.map(({ entry }) => entry.topic))).toEqual(new Set(['money']));
    expect(knowledgeFor('interview', realKnowledge(), { entries: ['interviewLaw'] })).toHaveLength(1);
  });

  it.each(['', '   ', '🙂🙂🙂', 'who wins tonight, Liverpool or City?', '今日落唔落雨', '\u0000\u0007'])(
    'stays unanswered where nothing is near: %j',
    (message) => expect(knowledgeFor(message, realKnowledge())).toBeNull(),
  );

  it('may be very long', () => {
    expect(knowledgeFor('when is the jupas deadline '.repeat(150), realKnowledge())?.[0]?.entry.id).toBe(
      'applicationDeadline',
    );
  });

  it('gives scores from 0 to 1, best first', () => {
    const scores = knowledgeFor('can i change choices after results', realKnowledge())?.map(
      ({ score }) => score,
    );
    expect(scores).toEqual(scores?.toSorted((one, other) => other - one));
    expect(scores?.every((score) => score > 0 && score <= 1)).toBe(true);
  });
});
