import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortTitle } from './model-writer.ts';

describe('a title', () => {
  test.each([
    ['Numbers With Reasons', 'Numbers With Reasons'],
    ['"Numbers, with Reasons!"', 'Numbers with Reasons'],
    ['Title: **Pictures and Words**', 'Pictures and Words'],
    ["A Pupil's Own Way", 'A Pupils Own Way'],
    ['Strong in Numbers and the Arts of Words', 'Strong in Numbers'],
    ['Well-Balanced Problem Solver for Tomorrow Today', 'Well Balanced Problem Solver'],
    ['\n\n — Ideas That Add Up\nand more', 'Ideas That Add Up'],
    ['[NAME] Leads the Way', 'Leads the Way'],
    ['標題：數字與道理，並肩而行！', '數字與道理並肩而行'],
    ['「從數字看世界的每一個可能與未來」', '從數字看世界的每一個可能'],
    ['AI 與 你 的 未來', 'AI與你的未來'],
    ['...', ''],
    ['', ''],
  ])('%j becomes %j', (said, title) => {
    expect(shortTitle(said)).toBe(title);
  });

  test('has at most five words or twelve characters and no punctuation, whatever was said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (said) => {
        const title = shortTitle(said);
        expect(title).not.toMatch(/[\p{P}\p{S}\p{Cc}]/u);
        if (/\p{Script=Han}/u.test(title)) expect(Array.from(title).length).toBeLessThanOrEqual(12);
        else expect(title.split(' ').length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
