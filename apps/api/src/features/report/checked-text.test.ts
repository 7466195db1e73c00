import { openCatalogue } from '@lodestar/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkedText, type Known } from './model-writer.ts';

const known: Known = {
  told: 'Verbal: 3.4 out of 5. Law (JS6107): 95 %. JS5200',
  language: 'en',
  catalogue: openCatalogue([], { movement: null, spread: { '7': 0.1, '8.5': 0.05 }, sharedMovements: [] }),
};
const check = (text: string, cut = false) => checkedText(text, cut, known);

/** Figures are written plainly, and one sign may stand for several: "⅓" is 1/3. */
const longestOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + Math.max(sign.length, sign.normalize('NFKC').length), 0);

describe('a checked text', () => {
  test.each([
    'You read with ease (3.4 out of 5). Law (JS6107) fits to 95%.\n\nOne step: read on.',
    '你的語文能力是 3.4 分。法律（JS6107）吻合 95 %。\n下一步：多讀。',
    'Of your 3 best, take two. Version 3.4 is fine.',
    'A line without an end\nand another... at last?!',
  ])('that names only what there is stays as it is: %j', (text) => {
    expect(check(text)).toBe(text);
  });

  test.each([
    ['Look at JS9999 today. Or at JS6107.', 'Or at JS6107.'],
    ['Look at js9999. Or not.', 'Or not.'],
    ['可看 JS9999！也可看 JS6107。', '也可看 JS6107。'],
    ['You have 97.5 % chance. Read on.', 'Read on.'],
    ['Everybody gets 60 points', ''],
    ['First.\n\nJS9999.\n\nLast.', 'First.\n\nLast.'],
  ])('loses the sentences that name what there is not: %j', (text, rest) => {
    expect(check(text)).toBe(rest);
  });

  test.each([
    'You will get in. Read on.',
    '你一定入到。Read on.',
    'Some ninety per cent get an offer. Read on.',
    '有八成七人獲取錄。Read on.',
    'See https://elsewhere.example/x today. Read on.',
    'The Bachelor of Space Tourism suits you. Read on.',
  ])('loses promises, shares, links and programmes by name that nobody gave: %j', (text) => {
    expect(check(text)).toBe('Read on.');
  });

  test('loses a last sentence that was cut off, unless it is all there is', () => {
    expect(check('You read well. You also', true)).toBe('You read well.');
    expect(check('你讀得好。你也', true)).toBe('你讀得好。');
    expect(check('You read', true)).toBe('You read');
  });

  test('holds nothing that cannot be stored or shown', () => {
    expect(check('A\u0000b\u0007c\ud800d\te\nf.')).toBe('Abcd\te\nf.');
  });

  test('never says more than was said, and in reasonable time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        expect(check(text).length).toBeLessThanOrEqual(longestOf(text));
      }),
      { examples: [['⅓'], ['½ and ㊿']] },
    );
    const before = performance.now();
    for (const piece of ['.', 'a.', '. ', 'JS', '9.', '\n', '。']) check(piece.repeat(100_000));
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});
