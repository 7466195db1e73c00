import { describe, expect, test } from 'vitest';
import { cutTitle, plainText, previewLines, softLineOf } from './chat-words.ts';

describe('a title', () => {
  test.each([
    ['Order my six choices', 'Order my six choices'],
    ['1234567890123456789012', '1234567890123456789012'],
    ['12345678901234567890123', '1234567890123456789012…'],
    ['What would one grade more open?', 'What would one grade m…'],
    ['我的志願次序排得好嗎？請逐個志願解釋給我聽好不好呀', '我的志願次序排得好嗎？請逐個志願解釋給我聽好…'],
    ['  a  ', 'a'],
  ])('%j is shown as %j', (title, shown) => expect(cutTitle(title)).toBe(shown));

  test('is never cut inside a character', () => {
    expect(cutTitle('😀'.repeat(30))).toBe(`${'😀'.repeat(22)}…`);
  });
});

describe('a preview', () => {
  test('has three lines of at most thirty characters, the last one cut', () => {
    const lines = previewLines('**Strengths** '.repeat(20));
    expect(lines).toHaveLength(3);
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(30);
    expect(lines[2]?.endsWith('…')).toBe(true);
    expect(lines.join(' ')).not.toContain('*');
  });

  test('of a short text is the text', () => expect(previewLines('Short.')).toEqual(['Short.']));

  test('of Chinese is cut anywhere', () => {
    const lines = previewLines('中'.repeat(100));
    expect(lines.map((line) => [...line].length)).toEqual([30, 30, 30]);
  });

  test('of nothing is nothing', () => expect(previewLines(' \n ')).toEqual([]));
});

test('Markdown is read aloud without its marks', () => {
  const markdown =
    '# Title\n\n- **One** and *two*\n- `three`\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n[here](https://x.hk)';
  expect(plainText(markdown)).toBe('Title\nOne and two\nthree\nA, B\n1, 2\nhere');
});

test.each([
  ['**要。**JS4525 必須修讀**化學**，英文 5\\*\\*。', '要。JS4525 必須修讀化學，英文 5**。'],
  ['（5** 計 7 分，5* 計 6 分）', '（5** 計 7 分，5* 計 6 分）'],
  ['**企会财（会计）**和**生物**', '企会财（会计）和生物'],
])('%s is read aloud with the stars of grades only', (markdown, aloud) =>
  expect(plainText(markdown)).toBe(aloud),
);

const kept = { Text: 'Two tables.\n\nHow are you?', care: 'soft', state: 'whole' } as const;

test('the line that asks how they are is the last paragraph of a whole answer that carries one', () => {
  expect(softLineOf(kept)).toEqual({ answer: 'Two tables.', line: 'How are you?' });
  expect(softLineOf({ ...kept, care: null }).answer).toBe(kept.Text);
  expect(softLineOf({ ...kept, state: 'stopped' })).toEqual({ answer: kept.Text, line: '' });
  expect(softLineOf({ ...kept, Text: 'One paragraph' })).toEqual({ answer: 'One paragraph', line: '' });
});
