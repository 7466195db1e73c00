import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { takenIn, withoutTaken } from './taken-subjects.ts';

describe('subjects that are taken at school', () => {
  it.each([
    ['i take bio geog ict. i like maps', '. i like maps', true],
    ['i do econ, bafs, geog. dream is to be a chef', '. dream is to be a chef', true],
    ['taking phys chem m2, honestly i just like cooking', ', honestly i just like cooking', true],
    ['我讀緊econ同geog 鍾意影相', '我 钟意影相', true],
    ['form 3, choosing bio and chem. i like animals', 'form 3, . i like animals', false],
  ])('are no liking in “%s”', (text, rest, held) => {
    const plain = plainText(text);
    expect(withoutTaken(plain)).toBe(rest);
    expect(takenIn(plain).map((one) => one.held)).toEqual([held]);
  });

  it.each(['i like bio and chem', 'is econ hard', '我想讀同生物有關嘅科'])('are none in “%s”', (text) => {
    expect(withoutTaken(plainText(text))).toBe(plainText(text));
  });
});
