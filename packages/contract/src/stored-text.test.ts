import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlank, lineOf, optionalLineOf, proseOf, requiredLineOf } from './stored-text.ts';

describe('a line', () => {
  test.each(['陳大文', 'مرحبا', '🦉', "O'Brien", 'a\u200bb', '<b>'])('may be %j', (text) => {
    expect(lineOf(100).parse(text)).toBe(text);
  });

  test.each(
    ['a\u0000b', 'a\nb', 'a\r\nBcc: x', '\t', 'x\u007fy', '\ud800', 'a\udc00b'].filter((one) => one.trim()),
  )('may not be %j', (text) => {
    expect(lineOf(100).safeParse(text).success).toBe(false);
  });

  test('is trimmed before it is measured', () => {
    expect(requiredLineOf(3).parse('  abc  ')).toBe('abc');
    expect(requiredLineOf(3).safeParse('   ').success).toBe(false);
    expect(requiredLineOf(3).safeParse('abcd').success).toBe(false);
  });

  test.each(['\u200b', ' \u200d\u2060 ', '\u202e\u202c', '\ufeff'])(
    'nobody can see (%j) is empty',
    (text) => {
      expect(requiredLineOf(3).safeParse(text).success).toBe(false);
      expect(optionalLineOf(3).parse(text)).toBeNull();
      expect(isBlank(text)).toBe(true);
    },
  );

  test('left out is null', () => {
    expect(['', '  ', null].map((text) => optionalLineOf(5).parse(text))).toEqual([null, null, null]);
  });
});

describe('prose', () => {
  test('may have lines and tabs, and nothing else invisible', () => {
    expect(proseOf(20).parse('a\n\tb\r\n')).toBe('a\n\tb\r\n');
    for (const text of ['\u0000', '\u0007', '\ud800'])
      expect(proseOf(20).safeParse(text).success).toBe(false);
  });
});

test('what passes can be stored: no NUL, and the same again out of UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const schema of [lineOf(50), proseOf(50)]) {
        const { success, data = '' } = schema.safeParse(text);
        if (!success) continue;
        expect(data).not.toContain('\u0000');
        expect(Buffer.from(data, 'utf8').toString('utf8')).toBe(data);
      }
    }),
  );
});
