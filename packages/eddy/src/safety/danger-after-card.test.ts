import { describe, expect, it } from 'vitest';
import { afterCard } from './after-card.ts';
import type { Care } from './danger.ts';
import type { SaidBefore } from './talk-after-card.ts';

const contacts = { channel: 'Open Up 9101 2012', line: '18111' };
const pupil = (text: string): SaidBefore => ({ isBot: false, care: null, text });
const eddy = (care: Care | null, text = '…'): SaidBefore => ({ isBot: true, care, text });
const CARD = [pupil('I want to die'), eddy('self')];

const goesOn = (text: string, before: readonly SaidBefore[] = CARD, language: 'en' | 'tc' | 'sc' = 'en') =>
  afterCard({ text, before, language, contacts });

describe('danger told after a card', () => {
  const PLANS = [
    ['en', "don't tell me to call again. i've really thought about how to do it, even which day"],
    ['en', 'i know how and i know when'],
    ['en', 'i already picked the day'],
    ['tc', '唔好又叫我打電話 我真係諗過點做 連邊日都諗過'],
    ['tc', '我諗好咗用咩方法'],
    ['sc', '别又叫我打电话，我真的想过怎么做，连哪天都想过'],
    ['sc', '日子都选好了'],
  ] as const;
  const MEANS = [
    ['en', 'the pills are in my drawer'],
    ['en', 'i am on the roof now'],
    ['tc', '啲藥喺我手'],
    ['tc', '我上咗天台'],
    ['sc', '刀片就在抽屉'],
    ['sc', '我坐在窗边'],
  ] as const;
  const FAREWELLS = [
    ['en', 'goodbye everyone'],
    ['en', 'tell my mum it wasn’t her fault'],
    ['tc', '幫我同阿媽講對唔住'],
    ['tc', '封信寫好咗'],
    ['sc', '帮我跟妈妈说不关她的事'],
    ['sc', '东西都分光给同学了'],
  ] as const;
  const MEANT = [
    ['en', 'i’m not joking'],
    ['tc', '我唔係講笑'],
    ['sc', '我没开玩笑'],
  ] as const;
  const REFUSALS = [
    ['en', 'stop giving me numbers'],
    ['en', "i'm not calling anyone"],
    ['tc', '唔使再畀熱線我'],
    ['tc', '打電話都冇用'],
    ['sc', '别再给我热线'],
  ] as const;
  const TIMES = [
    ['en', 'i’ll do it tonight'],
    ['en', 'it will be over soon'],
    ['tc', '等佢哋瞓咗就做'],
    ['sc', '今晚就结束'],
  ] as const;

  it.each([...PLANS, ...MEANS, ...FAREWELLS, ...MEANT, ...REFUSALS, ...TIMES])(
    'is answered as danger, in %s: %s',
    (language, text) => {
      const answer = goesOn(text, CARD, language);
      expect(answer).toMatchObject({ kind: 'danger', about: 'self' });
      expect(answer?.kind === 'danger' ? answer.text : '').toContain('Open Up 9101 2012');
      expect(answer?.kind === 'danger' ? answer.text : '').toContain('999');
    },
  );

  it.each([...PLANS, ...MEANS, ...FAREWELLS, ...MEANT])(
    'also some answers later, and after “I’m fine”, in %s: %s',
    (language, text) => {
      const later = [...CARD, pupil('im fine'), eddy(null), pupil('JS6107?'), eddy(null)];
      expect(goesOn(text, later, language)).toMatchObject({ kind: 'danger' });
      expect(
        goesOn(text, [...later, pupil('hm'), eddy(null), pupil('hm'), eddy(null)], language),
      ).toMatchObject({
        kind: 'danger',
      });
    },
  );

  it('is about the friend where the card was', () => {
    const answer = goesOn('she picked the day already. she said goodbye to us', [pupil('…'), eddy('friend')]);
    expect(answer).toMatchObject({ kind: 'danger', about: 'friend' });
    expect(answer?.kind === 'danger' ? answer.text : '').toContain('999');
  });

  it.each([
    'i have worked out how to apply to HKU',
    'i thought about how to tell my dad',
    '我諗好晒點樣報志願',
    '我计划好考哪所大学了',
    '聽日做功課',
    'what is the median of JS6107?',
  ])('is no plan of study: %s', (text) => {
    expect(goesOn(text)).not.toMatchObject({ kind: 'danger' });
  });

  it('is not there without a card', () => {
    expect(goesOn('i already picked the day', [pupil('hi'), eddy(null)])).toBeNull();
    expect(goesOn('goodbye everyone', [pupil('i feel so empty'), eddy('soft')])).not.toMatchObject({
      kind: 'danger',
    });
  });
});
