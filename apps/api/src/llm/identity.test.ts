import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identityOf, type Person } from './identity.ts';

const MEI: Person = {
  First_Name: 'Mei Ling',
  Last_Name: 'Chan',
  Nickname: 'Sparrow',
  User_ID: 'mei.chan07',
  School_Name: 'Canary College (Sha Tin)',
  Email_Address: 'mei@canary.example.hk',
  Tel: '+852 9123 4567',
};
const HAN: Person = {
  ...MEI,
  First_Name: '小鳳',
  Last_Name: '陳',
  Nickname: null,
  School_Name: '啟明中學',
  Tel: null,
};

const SECRETS = [
  'Mei Ling',
  'mei ling chan',
  'CHAN MEI LING',
  'Mei-Ling',
  'Ling',
  'Chan',
  'sparrow',
  'mei.chan07',
  'canary college (sha tin)',
  'Mei@Canary.example.hk',
  'somebody.else@school.edu.hk',
  '9123 4567',
  '91234567',
  '+852-9123-4567',
  '6555 1234',
];

describe('who a pupil is', () => {
  test.each(SECRETS)('does not go out: %s', (secret) => {
    const identity = identityOf(MEI);
    const text = `I am ${secret}, and 我是${secret}呀 "${secret}".`;
    const concealed = identity.conceal(text);
    expect(concealed.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(identity.reveal(concealed)).toBe(text);
  });

  test.each(['陳小鳳', '小鳳', '啟明中學', '启明中学', '陈小凤', '陳 小鳳'])(
    'nor in Chinese: %s',
    (secret) => {
      const identity = identityOf(HAN);
      const concealed = identity.conceal(`我是${secret}的學生`);
      expect(concealed).not.toContain(secret);
      expect(identity.reveal(concealed)).toBe(`我是${secret}的學生`);
    },
  );

  test.each([
    'Between 2026 and 2030, or 2026-2027, I change my lingering mind about mechanics and merchants.',
    'I got 95 % and 12345 points; 陳列 is another word.',
    '',
  ])('other words stay: %s', (text) => {
    const identity = identityOf(text.includes('陳') ? HAN : MEI);
    expect(identity.conceal(text)).toBe(text);
  });

  test('a model’s placeholders become name and school, however it writes them', () => {
    const { reveal, name, school } = identityOf(MEI);
    expect(reveal(`Dear ${name} of ${school}`)).toBe('Dear Sparrow of Canary College (Sha Tin)');
    expect(reveal('【Name】 and [ school ] and [EMAIL] and [NAME_9]')).toBe(
      'Sparrow and Canary College (Sha Tin) and  and ',
    );
    expect(identityOf({ ...MEI, Nickname: null }).reveal('[NAME]')).toBe('Mei Ling');
    expect(identityOf({ ...MEI, School_Name: null })).toMatchObject({ school: null });
  });

  test('whatever the name is made of, it goes out nowhere, and all comes back', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 2, maxLength: 30 }).map((text) => text.trim());
    const named = word.filter((text) => text.length > 1 && !/[[\]［］【】]|\p{Script=Han}/u.test(text));
    fc.assert(
      fc.property(named, fc.string({ maxLength: 40 }), (First_Name, around) => {
        const identity = identityOf({ ...MEI, First_Name });
        const text = `${around} — ${First_Name}!`;
        const concealed = identity.conceal(text);
        expect(concealed.endsWith(`${First_Name}!`)).toBe(false);
        if (!/[[［【]/.test(around)) expect(identity.reveal(concealed)).toBe(text);
      }),
    );
  });
});
