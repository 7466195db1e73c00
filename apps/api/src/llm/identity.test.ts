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
    'Ｍｅｉ　Ｌｉｎｇ',
    'Méi Lïng',
    'M\u200bei Li\u00adng',
    '𝓜𝓮𝓲 𝓛𝓲𝓷𝓰',
    '９１２３ ４５６７',
    '٩١٢٣٤٥٦٧',
    '9.1.2.3.4.5.6.7',
    'Canary',
    'canary college',
    'CCST',
    'A123456(7)',
    'A1234567',
    '+44 20 7946 0958',
    '+86 138 0013 8000',
    '13800138000',
    '(415) 555-2671',
    'Flat 5, 12/F, 88 Nathan Road',
    '12 Queen’s Road Central'.slice(0, 15),
    '彌敦道100號',
    '沙角邨美雁樓12樓5室',
  ])('nor written otherwise, nor what else tells it: %s', (secret) => {
    const identity = identityOf(MEI);
    const text = `I am ${secret}, and 我是${secret}呀 "${secret}".`;
    const concealed = identity.conceal(text);
    expect(concealed).not.toContain(secret);
    expect(concealed).not.toMatch(/\d{3}|canary/i);
    expect(identity.reveal(concealed)).toBe(text);
  });

  test.each(['----', '...', '', ' '])('a detail without a letter or digit is none: %j', (nothing) => {
    const identity = identityOf({ ...MEI, Tel: nothing, Nickname: nothing, School_Name: nothing });
    const text = 'I am Mei Ling Chan, 9123 4567, a1b2.';
    expect(identity.conceal(text)).not.toMatch(/Mei|Ling|Chan|9123/);
    expect(identity.conceal('Plain words.')).toBe('Plain words.');
  });

  test('a telephone number has six digits or more', () => {
    expect(identityOf({ ...MEI, Tel: '37-36' }).conceal('37 36')).toBe('37 36');
    expect(identityOf({ ...MEI, Tel: '283 191' }).conceal('Ring 283191')).toBe('Ring [PHONE]');
  });

  test.each([
    'The scores were 38 37 36 35 34 33; offers 2023 2024 2025; 1,326 applied.',
    'JS6456 asks for 44.5; 3 years down the road, a king and a true friend.',
    '收 300 人，去年 162 分，路上 3 個站。',
  ])('figures and words of every day stay: %s', (text) => {
    const identity = identityOf({ ...MEI, School_Name: 'King’s True Light School' });
    expect(identity.conceal(text)).toBe(text);
  });

  test('names within what is no address do not go out', () => {
    expect(identityOf(MEI).conceal('3 Sparrow went down the road')).not.toContain('Sparrow');
  });

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
    const telling = (text: string) => (text.normalize('NFKD').match(/[a-zA-Z\d]/g) ?? []).length > 1;
    const named = word.filter((text) => telling(text) && !/[[\]［］【】]|\p{Script=Han}/u.test(text));
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
