import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES } from '../context.ts';
import { askQuestion, type Guide, OPEN_QUESTIONS, readQuestions } from './question-set.ts';
import { SAMPLE_PUPILS } from './sample-pupils.ts';

const TOOLS = [
  'my_scores',
  'my_list',
  'my_ability',
  'my_trajectory',
  'search_programmes',
  'programme',
  'classify',
  'recommend',
  'what_if',
  'order_advice',
];

const silent: Guide = () => ({ text: '', suggestions: [], calls: [] });

describe.each(EDDY_LANGUAGES)('the open questions in %s', (language) => {
  const questions = readQuestions(OPEN_QUESTIONS, language);

  it('ask for every tool, and for what no tool can do', () => {
    expect(questions.length).toBeGreaterThanOrEqual(44);
    const asked = new Set(questions.map(({ tool }) => tool));
    expect([...asked].sort()).toEqual([...TOOLS, 'none', 'cannot'].sort());
    for (const { alsoAllowed } of questions) expect(TOOLS).toEqual(expect.arrayContaining([...alsoAllowed]));
  });

  it('have ids of their own, one language, and pupils who exist', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const question of questions) {
      expect(question.language).toBe(language);
      expect(Object.keys(SAMPLE_PUPILS)).toContain(question.pupil);
    }
  });

  it('are not answered by silence', () => {
    for (const question of questions) {
      const { right, misses } = askQuestion(silent, question);
      expect(right, question.id).toBe(false);
      const vacuous = question.facts.map(({ kind }) => kind).filter((kind) => !misses.includes(kind));
      expect(vacuous, question.id).toEqual([]);
    }
  });
});

describe('an answer', () => {
  const asked = (id: string) => {
    const found = readQuestions(OPEN_QUESTIONS, 'en').find((one) => one.id === id);
    if (found === undefined) throw new Error(`${id} is not in the set`);
    return found;
  };
  const saying =
    (text: string, tool?: string): Guide =>
    () => ({ text, suggestions: ['What is my best 5?'], calls: tool === undefined ? [] : [{ tool }] });

  it('is right with the tool called and every fact in it', () => {
    const guide = saying('JS5300: **Mission impossible**. It asks for English Language 4.', 'classify');
    expect(askQuestion(guide, asked('en-classify-5'))).toMatchObject({ right: true, misses: [] });
  });

  it('is wrong without the tool, or with another level', () => {
    const text = 'JS5300: Very safe. It asks for English Language 4.';
    expect(askQuestion(saying(text), asked('en-classify-5'))).toMatchObject({
      right: false,
      rightTool: false,
      misses: ['level'],
    });
  });

  it('that looks something up where no tool can help is wrong', () => {
    const guide = saying('I cannot tell you the weather.', 'my_scores');
    expect(askQuestion(guide, asked('en-cannot-1'))).toMatchObject({
      right: false,
      rightTool: false,
      misses: [],
    });
  });
});
