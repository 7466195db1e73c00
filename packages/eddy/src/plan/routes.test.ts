import { describe, expect, it } from 'vitest';
import { readPlainly } from '../asked/said-plainly.ts';
import type { EarlierMessage } from '../context.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { onTheWay } from './routes.ts';

function toldFor(text: string, before: string | null = null): string | null {
  const context = sampleContext('mei', /\p{Script=Han}/u.test(text) ? 'tc' : 'en');
  const earlier: readonly EarlierMessage[] = before === null ? [] : [{ text: before, isBot: false }];
  const [call] = onTheWay({ text, reading: readPlainly(text, context), context, earlier })?.calls ?? [];
  return call?.tool === 'knowledge' ? call.input.entry : null;
}

describe('a fee that no local degree’s stands for', () => {
  it.each([
    ['nonLocalFeeAmount', '如果算非本地生，一年學費大概多少？', null],
    ['nonLocalFeeAmount', 'how much is JS1204', "i'm non-local btw"],
    ['nonLocalFeeAmount', 'my daughter has a student visa. what would polyu cost', null],
    ['subDegreeFees', '讀asso貴唔貴', null],
    ['subDegreeFees', 'how much pay for HD', null],
    ['subDegreeFees', 'VTC 學費', null],
  ])('is told as %s: %s', (id, text, before) => expect(toldFor(text, before)).toBe(id));

  it.each([
    'how much is JS1204',
    '自資學位學費幾多',
    'exchange costs overseas?',
    'i am not an international student, what is the tuition',
    '港大學費幾多',
    'cost of a space science degree',
  ])('is none of these: %s', (text) => expect(toldFor(text)).toBeNull());
});

describe('a longer way, and results that stay', () => {
  it.each([
    ['enrolledNurse', 'HD nursing. can or not'],
    ['enrolledNurse', '想做護士，先讀文憑得唔得'],
    ['subDegreeThenField', '唔夠分讀心理，先讀副學士再升得唔得'],
    ['subDegreeThenField', 'design by hd first, possible?'],
    ['oldSubjectsCount', 'only resitting chinese. does my old 5 in physics still count'],
    ['oldSubjectsCount', '淨係重考英文，舊年啲成績仲計唔計'],
  ])('is told as %s: %s', (id, text) => expect(toldFor(text)).toBe(id));

  it.each([
    '英文重考定asso',
    '副學士同高級文憑有咩分別',
    'can i do nursing',
    'does last year’s median still count',
    '上年收幾多分',
  ])('is none of these: %s', (text) => expect(toldFor(text)).toBeNull());
});
