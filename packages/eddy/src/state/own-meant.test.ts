import { describe, expect, it } from 'vitest';
import { readPlainly } from '../asked/said-plainly.ts';
import type { EarlierMessage } from '../context.ts';
import { type SamplePupilName, sampleContext } from '../testing/sample-pupils.ts';
import { ownMeant } from './own-meant.ts';

function meant(name: SamplePupilName, text: string, earlier: readonly EarlierMessage[] = []) {
  const context = sampleContext(name, /\p{Script=Han}/u.test(text) ? 'tc' : 'en');
  return ownMeant({ text, reading: readPlainly(text, context), context, earlier });
}

describe('the choices of one’s own list that a message means', () => {
  it.each([
    // By code, with or without its letters.
    ['tszHo', '6406 同 1061 留邊個', ['JS6406', 'JS1061']],
    ['heiTung', 'js4502 or 3636', ['JS4502', 'JS3636']],
    // By university, of the list alone.
    ['siuMing', 'the hkbu one or lingnan', ['JS2120', 'JS7211']],
    ['siuMing', '都大嗰個仲要唔要', ['JS9220']],
    ['mei', '科大和中大，选哪个', ['JS5240', 'JS4412']],
    // Of the field that is named beside it.
    ['tszHo', 'cityu law, is it embarrassing', ['JS1061']],
    ['heiTung', '港大定中大醫', ['JS6456', 'JS4501']],
    // By place, and as a pair of bare numbers.
    ['mei', 'should i bin the 5th one', ['JS6987']],
    ['mei', '第四個同第六個揀邊個', ['JS3868', 'JS3180']],
    ['mei', '2 n 3, pick one', ['JS4412', 'JS1204']],
    ['siuMing', 'my last choice, keep or drop', ['JS9220']],
    ['kaLok', '最尾嗰個係咩學校', ['JSSU40']],
    // By field, so many of it as are counted, and by band.
    ['tszHo', 'which of the three law programmes', ['JS6406', 'JS4903', 'JS1061']],
    ['mei', 'which of my band a would you lose', ['JS5240', 'JS4412', 'JS1204']],
    // The whole of it.
    ['kaLok', '四個入面邊個最唔現實', ['JS3648', 'JS6468', 'JS4513', 'JSSU40']],
    // A place where one is put names no other one, and a grade no place.
    ['mei', 'js5240 first, though i am a 4 not a 5 in m2', ['JS5240']],
    ['mei', '6987擺第五會唔會太低', ['JS6987']],
    ['siuMing', 'move the hkust one to no.1', ['JS5300']],
    ['heiTung', '牙医放第三浪费吗', ['JS6107']],
    // One or the other of two is to stand there.
    ['mei', '科大放第一定中大放第一', ['JS5240', 'JS4412']],
    // What is not on the list is not meant of it.
    ['siuMing', 'hku or cityu', []],
    ['tszHo', 'hkust business first?', []],
  ] as const)('%s: “%s”', (name, text, codes) => {
    expect(meant(name, text).codes).toEqual(codes);
  });

  it.each([
    ['mei', 'is 6987 wasted in 5th?', 5],
    ['siuMing', 'put the hkmu one first?', 1],
    ['mei', '6987放榜首得唔得', 1],
    ['mei', '第五個換到第三', 3],
    ['mei', 'should i drop the 2nd one', null],
  ] as const)('%s, “%s”: is put at place %s', (name, text, place) => {
    expect(meant(name, text).place).toBe(place);
  });

  it('are those of the talk before where the message names none', () => {
    const earlier = [
      { text: 'how about JS4412', isBot: false },
      { text: '**JS4412 COMPUTER SCI & ENG** (CUHK): **Very risky**.', isBot: true },
    ];
    expect(meant('mei', 'so should i drop it', earlier)).toMatchObject({ codes: ['JS4412'], by: 'talk' });
  });
});
