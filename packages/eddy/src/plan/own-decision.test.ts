import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES } from '../context.ts';
import type { GuideAnswer } from '../guide-answer.ts';
import { said } from '../testing/said.ts';
import { type SamplePupilName, sampleContext } from '../testing/sample-pupils.ts';
import { answerLast } from '../testing/talk.ts';
import type { OrderInput } from '../tools/order-advised.ts';

/** The answer to a message, after those before it. */
const answer = (name: SamplePupilName, text: string, before: readonly string[] = []): GuideAnswer =>
  answerLast([...before, text], sampleContext(name, /\p{Script=Han}/u.test(text) ? 'tc' : 'en'));

const TAKES = /^(?:Take \*\*|選 ?\*\*|揀 ?\*\*)/;

describe('what is to be decided of one’s own list is decided in the first sentence', () => {
  it.each([
    // Which of them.
    ['mei', 'hkust or cuhk for me, just tell me one', TAKES, 'JS5240'],
    ['mei', '1204 or 3868 if you were me', TAKES, 'JS3868'],
    ['siuMing', 'HKBU or Lingnan?? i live in tuen mun', TAKES, 'JS7211'],
    ['siuMing', '嶺南同都大 揀邊間', TAKES, 'JS9220'],
    ['heiTung', '行啦 4502定3636 唔好打太極', TAKES, 'JS3636'],
    ['tszHo', 'out of 6406, 4903 and 1061 which two would you keep', TAKES, 'JS1061'],
    ['tszHo', '6406 4903 1061 三選二', TAKES, 'JS4903'],
    ['tszHo', '6054和4848哪个做后备更好', TAKES, 'JS4848'],
    // Which goes.
    ['siuMing', 'which of my six would you throw out', /^A2 JS5300 .* goes first/, 'English 4'],
    ['mei', 'which of my band a would you sacrifice', /^If one has to go, A2 JS4412/, 'furthest'],
    ['tszHo', '三間law入面最唔現實係邊間', /^一定要刪一個嘅話，就係 A1 JS6406/, '離你最遠'],
    ['kaLok', 'which of the four goes out first', /^If one goes first, /, 'gains nothing'],
    // Whether one stays.
    ['mei', 'should i bin the 2nd one, cuhk is so far', /^Keep it: A2 JS4412/, 'Distance alone'],
    ['mei', '港大嗰個要唔要留', /^擺喺而家個位冇作用：B2 JS6987/, '174'],
    ['siuMing', '第四个去掉行不行', /^留下：B1 JS2120/, '保底'],
    ['kaLok', 'should i delete all four', /^As it stands none of them holds its place/, 'English 3'],
    ['heiTung', 'is there any point keeping 4502', /^No, not as it stands: B1 JS4502/, 'above 40'],
    // Where one stands, and where it is to go.
    ['mei', 'is it silly to keep 5240 first', /^Leave it first: A1 JS5240/, '1.3 above'],
    ['mei', '6987擺第五係咪太低', /^真係想讀就排得太後：B2 JS6987/, 'JS1204'],
    ['siuMing', 'should the hkmu one go first since its safe', /^No need: B3 JS9220/, 'holds your list'],
    ['siuMing', '我擺都大第六係咪好樣衰', /^留佢喺嗰度：B3 JS9220/, '保底'],
    ['siuMing', 'should i move hkust up', /^Its place decides nothing now: A2 JS5300/, 'English 4'],
    ['heiTung', '6107升上第二好唔好', /^更想讀佢先好移前：A3 JS6107/, '高過'],
    ['tszHo', '4903同1061邊個放前面', /^JS4903 留喺 JS1061 前面/, 'A2 JS4903'],
    ['kaLok', '排位理大先定港大先好', /^現時怎樣排都沒有分別/, '英文 3'],
    ['mei', 'i like cuhk more than hkust, should i swap the first two', /^Yes, put JS4412/, 'JS5240'],
    ['mei', '我更想讀科大，第一第二使唔使對調', /^等 JS5240 .*留喺前面/, 'JS4412'],
    ['mei', '科大放第一中大第二這樣排得唔得', /^JS5240 留喺 JS4412 前面/, 'A2 JS4412'],
    // Whether two change places.
    ['mei', 'can i flip the first two', /^It makes no difference to your chances/, 'JS4412'],
    ['mei', '將3同4對調好唔好', /^唔使對調/, 'JS3868'],
    ['siuMing', '第二和第五换一下行吗', /^真的想讀 JS7211 .*就對調/, '521'],
    // Whether some reach too high, and whether all places are to be filled.
    [
      'siuMing',
      'am i too greedy with cuhk, hkust and polyu',
      /^The set JS4202, JS5300 and JS3060 is ambitious/,
      'JS9220',
    ],
    ['heiTung', 'is it pointless to fill more than 2 choices', /^Fill them/, 'one offer'],
  ] as const)('%s: “%s”', (name, text, first, holds) => {
    const given = answer(name, text);
    expect(given.text.split('\n')[0]).toMatch(first);
    expect(given.text).toContain(holds);
    expect(given.text).not.toContain('| --- |');
  });

  it.each([
    // Told beside one another, not decided.
    ['tszHo', 'difference between 4903 and 1061', 'compare'],
    ['mei', '5240 同 4412 學費邊個平', 'programme'],
    ['mei', '如果英文5，5240同4412邊個好', 'what_if'],
    // Something else is sought in its place.
    ['siuMing', 'swap the first one for something easier', 'find_programmes'],
    // Of the universities at large.
    ['mei', '港大好定中大好', 'knowledge'],
  ] as const)('%s: “%s” is answered by %s', (name, text, tool) => {
    const tools = answer(name, text).calls.map((call) => call.tool);
    expect(tools).toContain(tool);
    expect(tools).not.toContain('order_advice');
  });

  it('rests on what the pupil likes, else on what stands on the map, where grades leave both open', () => {
    expect(answer('tszHo', '6078 or 6406, i love novels more than the bar').text).toMatch(
      /^Take \*\*JS6078.*Of what you like, it has .*writing/,
    );
    expect(answer('mei', '1204 or 3868, decide').text).toContain('Of what stands on your map');
  });

  it('stays with the one that is liked after all', () => {
    const given = answer('mei', "but that's the one i like most", ['which of my band a would you drop']);
    expect(given.text).toMatch(/^Keep it: A2 JS4412/);
    expect(given.text).toContain('Liking it most is the best reason');
  });

  it('takes up one reason that is given beside the grades', () => {
    const reasons = [
      ['my girlfriend goes there, should i move hkust up', 'alone'],
      ['polyu sounds better, should i move it up', 'name'],
      ['should i drop lingnan, i only put it to fill the list', 'your one offer'],
      ['my dad says hkbu is bad, should i drop it', 'worry'],
    ] as const;
    for (const [text, holds] of reasons) expect(answer('siuMing', text).text, text).toContain(holds);
  });
});

describe('every figure and name of a decision', () => {
  const LISTED: readonly SamplePupilName[] = ['mei', 'tszHo', 'siuMing', 'kaLok', 'heiTung'];

  it.each(EDDY_LANGUAGES)('is given by what was looked up, in %s', (language) => {
    for (const name of LISTED) {
      const context = sampleContext(name, language);
      const [first = '', second = '', third = ''] = context.choices;
      const last = context.choices.at(-1) ?? '';
      const inputs: readonly OrderInput[] = [
        { codes: [first, second, last], about: 'pick', most: 2, likes: ['i like robots and reading'] },
        { codes: [first, last], about: 'pick', most: 1, pickedFor: 'holding', reason: 'far' },
        { codes: [first, second, third], about: 'drop' },
        { codes: [last], about: 'keep', reason: 'filler' },
        { codes: [last], about: 'place', place: 1 },
        { codes: [first, second], about: 'place' },
        { codes: [third, last], about: 'swap' },
        { codes: [first, second, third], about: 'balance' },
        { about: 'fill' },
      ];
      for (const input of inputs) {
        const { text, removed } = said({ tool: 'order_advice', input }, context);
        expect(text, JSON.stringify(input)).not.toBe('');
        expect(removed, `${name} ${JSON.stringify(input)}\n${text}`).toEqual([]);
      }
      for (const asks of ['minimum', 'counts'] as const) {
        const call = { tool: 'subject_at', input: { codes: [first, last], subject: 'MAT', asks } } as const;
        expect(said(call, context).removed, name).toEqual([]);
      }
    }
  });
});

describe('several matters in one message', () => {
  it('are answered in turn, with the pupil’s numbers, in sentences', () => {
    const text = answer(
      'heiTung',
      '1) should i keep 4502 2) does bio count for 6107 3) when can i change my list',
    ).text;
    expect(text).toMatch(
      /^\*\*1\.\*\* No, not as it stands: .*\n\n\*\*2\.\*\* Biology counts .*\n\n\*\*3\.\*\* For 2026/s,
    );
    expect(text).not.toContain('| --- |');
  });

  it('hold what others call one’s choices, told after the question', () => {
    const { text } = answer('tszHo', '數學3夠唔夠入中大法律 三個law我全部放曬band a 阿媽話我癲');
    expect(text).toMatch(/數學 3 喺嗰度唔係障礙/);
    expect(text).toMatch(/JS6406、JS4903 同 JS1061 加埋/);
  });

  it('lose their tables, and keep their answers', () => {
    const text = answer('mei', 'should i move 6987 up? and what are my chances at 5240 and 4412?').text;
    expect(text).toMatch(/^Too low, if you want it: B2 JS6987/);
    expect(text).toMatch(/JS5240/);
    expect(text).not.toContain('| --- |');
  });
});

describe('one subject at one’s own choices', () => {
  it.each([
    [
      'tszHo',
      'does a 3 in maths block any of the three law',
      /^Mathematics 3 does not keep you out there: JS6406 LLB and JS4903 LLB \(3 asked\), JS1061 LLB \(2 asked\)/,
    ],
    ['tszHo', '数学3会不会卡住4903', /^數學 3 在那裏不是障礙：JS4903/],
    ['siuMing', 'eng 3夠唔夠入我張表嗰啲', /^英文 3 喺 JS5300 未夠最低要求/],
    [
      'kaLok',
      '3648和6468哪个对英文松一点',
      /^英文 2 在那裏未達最低要求：JS3648 NURSING 和 JS6468 BNurs（要求 3）/,
    ],
    ['mei', 'does m2 count at 5240', /^\*\*Yes\.\*\* M2 counts in your score there: JS5240 \(× 2\)/],
    [
      'tszHo',
      'does 4903 give english extra weight',
      /^\*\*Yes\.\*\* English weighs more.*JS4903 \(× 2; the others/,
    ],
    ['mei', 'JS6884 同JS5332 點計m2', /JS6884（× 1\.25）和 JS5332（× 1\.5）/],
    ['siuMing', 'ict計唔計', /^資訊及通訊科技計入你喺 JS5300/],
  ] as const)('%s: “%s”', (name, text, first) => {
    expect(answer(name, text).text).toMatch(first);
  });
});

describe('a minimum of every degree that is missed', () => {
  it.each([
    'is there any of my four that will still take me',
    'what are my chances on my list',
    '我張表仲有冇機會',
  ])('is told with the ways that remain, and without rows of dashes: “%s”', (text) => {
    const given = answer('kaLok', text).text;
    expect(given).toMatch(/English 3|英文 3/);
    expect(given).toMatch(/higher diplomas|高級文憑/);
    expect(given).not.toContain('| – |');
  });
});

describe('somebody else who writes of the pupil’s account', () => {
  it.each([
    ['siuMing', "I'm his older sister. Should we move Lingnan into band A?", /^Good of you to ask for them/],
    [
      'siuMing',
      "I am Siu Ming's mother. Lingnan or HKMU, which is better for him?",
      /^Thank you for asking on your child/,
    ],
    ['mei', '我係佢家姐，6987排第五係咪太低', /^有你幫手問真係好/],
    ['siuMing', '我是他爸爸，科大那个是不是该删掉？', /^多謝你為孩子來問/],
    ['tszHo', 'As his class teacher, should he keep 6406 first?', /^Thank you for asking for your pupil/],
  ] as const)('%s: “%s” is addressed once', (name, text, first) => {
    expect(answer(name, text).text).toMatch(first);
    expect(answer(name, 'and should the last one go?', [text]).text).not.toMatch(first);
  });
});
