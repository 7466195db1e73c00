import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identityOf } from './identity.ts';
import { createPlaceholderStream } from './placeholder-stream.ts';

const identity = identityOf({
  First_Name: 'Mei',
  Last_Name: 'Chan',
  Nickname: 'Sparrow',
  User_ID: 'mei.chan07',
  School_Name: 'Canary College 7',
  Email_Address: 'mei@canary.example.hk',
  Tel: '9123 4567',
});

/** As it is shown when it comes in these pieces. */
function shown(pieces: readonly string[]): string {
  const stream = createPlaceholderStream(identity);
  const marked = pieces.map(stream.mark).join('') + stream.rest();
  expect(marked).not.toMatch(/\[(NAME|SCHOOL)\]|Canary|Sparrow/);
  return stream.reveal(marked);
}

test.each([
  [['Dear [NAME] of [SCHOOL].'], 'Dear Sparrow of Canary College 7.'],
  [['Dear [', 'NA', 'ME] of 【 Sch', 'ool 】.'], 'Dear Sparrow of Canary College 7.'],
  [['See [this](x) and [', 'NAM', 'ES]'], 'See [this](x) and [NAMES]'],
  [['Left open: [NA'], 'Left open: [NA'],
  [['Made up [NAME_9] \ue000\uf8ff!'], 'Made up  !'],
  [['[NAME]', '[NAME]'], 'SparrowSparrow'],
])('%j becomes %j', (pieces, text) => {
  expect(shown(pieces)).toBe(text);
});

test('holds nothing back but what could become a placeholder', () => {
  const { mark } = createPlaceholderStream(identity);
  expect(mark('Prose flows.')).toBe('Prose flows.');
  expect(mark(' A [link that is no placeholder')).toBe(' A [link that is no placeholder');
  expect(mark(' and [NAM')).toBe(' and ');
});

test('however it is cut, the same is shown', () => {
  const part = fc.constantFrom(
    '[',
    'NAME',
    ']',
    '[NAME]',
    ' ',
    '[SCHOOL_2]',
    'prose ',
    '【',
    '】',
    '_1',
    '字',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), fc.integer({ min: 1, max: 7 }), (parts, size) => {
      const text = parts.join('');
      const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
      const whole = createPlaceholderStream(identity);
      const cut = createPlaceholderStream(identity);
      const inOne = whole.reveal(whole.mark(text) + whole.rest());
      expect(cut.reveal(pieces.map(cut.mark).join('') + cut.rest())).toBe(inOne);
      expect(inOne).toBe(identity.reveal(text));
    }),
  );
});
