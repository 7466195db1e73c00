import { describe, expect, it } from 'vitest';
import { openThesaurus } from './thesaurus.ts';

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
