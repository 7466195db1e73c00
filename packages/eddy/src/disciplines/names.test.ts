import { describe, expect, it } from 'vitest';
import { openNames } from './names.ts';

const named = openNames([
  { id: 'law', names: { en: ['law', 'lawyer'], tc: ['法律', '律師'], sc: ['法律', '律师'] } },
  { id: 'pt', names: { en: ['pt', 'physio'], tc: ['物理治療', 'pt'], sc: ['物理治疗', 'pt'] } },
  { id: 'physics', names: { en: ['physics'], tc: ['物理'], sc: ['物理'] } },
]);
const idsIn = (text: string) => named(text).map(({ id }) => id);

describe('the names of disciplines', () => {
  it.each([
    ['physio or law?', ['pt', 'law']],
    ['do lawyers talk a lot', ['law']],
    // As a whole word only, and the longest of those that overlap.
    ['in the lawn, on a script', []],
    ['物理治疗同物理', ['pt', 'physics']],
    ['读pt的律师', ['pt', 'law']],
    ['', []],
  ])('are found in "%s"', (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  it('are told with their places', () => {
    expect(named('is law dull')).toEqual([{ id: 'law', at: 3, end: 6 }]);
  });
});
