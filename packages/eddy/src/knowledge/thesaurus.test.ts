import { describe, expect, it } from 'vitest';
import { asTyped } from '../asked/plain-text.ts';
import { realThesaurus } from '../testing/real-knowledge.ts';
import { openThesaurus } from './thesaurus.ts';

const THESAURUS = realThesaurus();

const ideas = openThesaurus([
  { idea: 'tired', en: ['tired', 'no energy'], zh: ['攰', '累死'] },
  { idea: 'friends', en: ['friends', 'my best friend'], zh: ['朋友', '死党'] },
  { idea: 'offer', en: ['offer'], zh: ['冇offer'] },
]);

describe('the ideas that a message names', () => {
  it.each([
    ['I have NO  energy left', ['tired']],
    ['no more energy', []],
    ['我同啲死黨都好攰', ['friends', 'tired']],
    ['my best friend is tired, so tired', ['friends', 'tired']],
    ['驚冇 offer', ['offer']],
    ['tiredness', []],
    ['', []],
  ])('%s: %j', (message, named) => {
    expect(ideas(message).toSorted()).toEqual(named);
  });

  it('are the same in either script', () => {
    expect(ideas('死黨')).toEqual(ideas('死党'));
  });
});

describe('the words of the thesaurus', () => {
  it('stand as messages are compared, and each idea has some in both languages', () => {
    for (const { idea, en, zh } of THESAURUS) {
      expect(
        [...en, ...zh].filter((word) => asTyped(word) !== word),
        idea,
      ).toEqual([]);
      expect(Math.min(en.length, zh.length), idea).toBeGreaterThan(0);
    }
    expect(new Set(THESAURUS.map(({ idea }) => idea)).size).toBe(THESAURUS.length);
  });
});
