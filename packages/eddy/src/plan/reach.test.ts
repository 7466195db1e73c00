import { describe, expect, it } from 'vitest';
import type { EddyContext } from '../context.ts';
import { guideAnswer } from '../guide-answer.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { lookedUpLast } from '../testing/talk.ts';

const MEI = sampleContext('mei', 'en');
const NEW = sampleContext('newcomer', 'en');

const lookedUp = (turns: readonly string[], context: EddyContext = MEI) => lookedUpLast(turns, context);

describe('programmes that one’s own grades reach', () => {
  it.each<[string, string, readonly string[]]>([
    ['有咩學校嘅會計佢夠分', 'account', []],
    ['which accounting programmes can my son get into', 'account', []],
    ['any nursing degree within my reach at hkmu?', 'nursing', ['HKMU']],
    ['嶺大教大城大邊科心理收到我', 'psychology', ['Lingnan', 'EdUHK', 'CityU']],
    ['有没有我能上的社工课程', 'social work', []],
  ])('of a field, the surest first: %s', (asked, query, institutions) => {
    const [call] = lookedUp([asked]);
    expect(call).toMatchObject({ tool: 'find_programmes', query, order: 'level', lowest: false });
    expect(call).toMatchObject({ institutions: expect.arrayContaining([...institutions]) });
  });

  it.each([
    '八大有冇邊科收到我',
    'which of the eight ugc universities would take me',
    '公立大学有哪些我够分',
  ])('at all that are funded: %s', (asked) => {
    const [call] = lookedUp([asked]);
    const funded = ['HKU', 'CUHK', 'HKUST', 'PolyU', 'CityU', 'HKBU', 'Lingnan', 'EdUHK'];
    expect(call).toMatchObject({ tool: 'find_programmes', institutions: expect.arrayContaining(funded) });
  });

  it('by the published figure where no grades are known', () => {
    expect(lookedUp(['which social work programmes can i get into'], NEW)).toMatchObject([
      { tool: 'find_programmes', query: 'social work', order: 'median', lowest: true },
    ]);
  });

  it('are told with how many one is above the median of, and the surest', () => {
    const text = '有邊間大學嘅會計我入到';
    const tc = sampleContext('mei', 'tc');
    expect(guideAnswer({ text, context: tc, earlier: [], detailed: false }).text).toMatch(
      /^\*\*\d+ 個\*\*課程（關於「會計」）入面，.*你高過上年中位數/,
    );
  });

  it.each([
    'how do i get into hku medicine',
    'what grades do i need to get into cuhk law',
    '要咩成績先入到港大醫科',
    'are there any other requirements for nursing',
    '我張list邊個最穩',
    'JS1204 收唔收到我',
  ])('are not sought in: %s', (asked) => {
    expect(lookedUp([asked]).map((call) => ('order' in call ? call.order : null))).not.toContain('level');
  });
});

describe('others than those shown', () => {
  it.each<[readonly string[], string]>([
    [['i want to study nursing', 'any other ones i can reach?'], 'nursing'],
    [['有咩心理課程', '仲有冇其他㗎'], 'psychology'],
    [['what law degrees are there', 'JS6406 looks hard, anything else'], 'laws'],
  ])('%j', (turns, query) => {
    const [call] = lookedUp(turns);
    expect(call).toMatchObject({ tool: 'find_programmes', query });
    expect(call).toMatchObject({ except: expect.arrayContaining([...MEI.choices]) });
  });

  it('are elsewhere where a university is too high', () => {
    const [call] = lookedUp(['港大太高喇 仲有冇其他護理揀']);
    expect(call).toMatchObject({
      tool: 'find_programmes',
      institutions: expect.not.arrayContaining(['HKU']),
    });
    expect(call).toMatchObject({ institutions: expect.arrayContaining(['CUHK', 'HKMU']) });
  });

  it('fill a place of the list: of Band B, where something is offered there', () => {
    expect(lookedUp(['ok hkbu in A2. what put for B1? nursing'])).toMatchObject([
      { tool: 'find_programmes', query: 'nursing', institutions: [], bandB: true },
    ]);
  });

  it.each([
    ['which should go in 4th and 5th place? nursing', 'nursing'],
    ['第四第五個應該擺咩好 要護理', 'nursing'],
    ['哪些護理較合適放在第四至第六位', 'nursing'],
  ])('fill places of the list by their numbers: “%s”', (text, query) => {
    expect(lookedUp([text])).toMatchObject([{ tool: 'find_programmes', query, bandB: true }]);
  });
});

describe('what the talk was looking for', () => {
  it.each<[readonly string[], object]>([
    [['hkust is too hard, what else for engineering', 'and nursing?'], { order: 'level', query: 'nursing' }],
    [
      ['商業或者生物邊啲我夠分'],
      { tool: 'find_by_interest', surest: true, words: ['商業或者生物邊啲我夠分', 'business'] },
    ],
    [['哪些会计我够分', '心理呢'], { tool: 'find_programmes', order: 'level', query: 'psychology' }],
    [
      ['有咩心理課程', '理大有冇'],
      { tool: 'search_programmes', query: 'psychology', institutions: ['PolyU'] },
    ],
    [['does hkbu have journalism'], { tool: 'search_programmes', institutions: ['HKBU'] }],
    [['i like biology and nature', 'any at cuhk?'], { tool: 'find_by_interest', institutions: ['CUHK'] }],
    [['nursing at polyu?', 'what about physio'], { tool: 'classify', codes: ['JS3636'] }],
    [['我想讀商科', '邊個最穩又同生物有關'], { tool: 'find_by_interest', words: ['生物'], surest: true }],
  ])('%j', (turns, call) => expect(lookedUp(turns)).toMatchObject([call]));

  it('is compared by published medians without grades', () => {
    const [call] = lookedUp(['有咩心理課程', '邊間易啲'], NEW);
    expect(call).toMatchObject({ tool: 'which_of', by: 'level' });
    const earlier = [{ text: '| JS9010 Psychology |\n| JS4862 Psychology |', isBot: true }];
    const { text } = guideAnswer({ text: 'which is easiest', context: NEW, earlier, detailed: false });
    expect(text).toMatch(/^Of these, by published medians .*\*\*JS9010/);
    expect(text).toContain('You have not entered any grades yet');
  });
});

describe('a field beside its university', () => {
  it.each<[string, readonly string[]]>([
    ['港大牙醫同中大護理要唔要面試', ['JS6107', 'JS4513']],
    ['interview for nursing at cuhk and for dentistry at hku', ['JS4513', 'JS6107']],
    ['牙醫同中大護理要唔要面試', ['JS4513', 'JS6107']],
  ])('%s', (asked, codes) => {
    const named = lookedUp([asked]).flatMap((call) => ('code' in call ? [call.code] : []));
    expect([...named].sort()).toEqual([...codes].sort());
  });
});
