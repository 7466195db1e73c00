import { describe, expect, it } from 'vitest';
import type { EddyLanguage } from './context.ts';
import { guideAnswer } from './guide-answer.ts';
import { sampleContext } from './testing/sample-pupils.ts';
import { understand } from './understand.ts';

type Row = readonly [language: EddyLanguage, text: string, told: string];
type Pupil = Parameters<typeof sampleContext>[0];

const toldOf = (pupil: Pupil, language: EddyLanguage, text: string): string => {
  const { calls, talk, kind } = understand(text, sampleContext(pupil, language));
  const told = calls.map((call) => (call.tool === 'knowledge' ? call.input.entry : call.tool));
  return told.length > 0 ? told.join(' ') : (talk ?? kind);
};

const NUMBERS: readonly Row[] = [
  ['tc', 'eddy你dse幾多分先 如果你得15分我點信你', 'who_are_you'],
  ['en', 'what did u get in dse eddy', 'who_are_you'],
  ['tc', '25歲自修生 想考返dse讀社工 但中學果陣得14分 5年前啲成績仲用唔用得?', 'oldDseValid'],
  [
    'tc',
    '我係升學組老師 下星期要同中六講改選, 30分鐘,學生大部分15-20分。有冇重點可以比我? 最好一版紙講晒',
    'teacherClass',
  ],
  ['tc', 'chem test得23分 全班包尾 應唔應該drop', 'classRank dropElective'],
  ['sc', 'm2这次考了31分 想退 但班主任说退了以后工程进不去', 'm2Struggle'],
  ['en', 'scored 54% in bio midterm, nursing still ok?', 'nursingElectives'],
  ['tc', '我得22分入唔入到社工', 'stated_total'],
  ['sc', '我估计能考22分 能读护理吗', 'stated_total'],
];

const LEFT_OUT: readonly Row[] = [
  ['en', 'i didnt take dse chinese i have gcse chi. can i still do nursing', 'ncsChinese'],
  ['en', 'ok but i hate maths. do those have maths', 'badAtMaths'],
  ['sc', '除了老师和公务员 学历史还能做啥', 'jobHistorian'],
  ['en', 'if not law then whats next best for me', 'find_by_interest'],
  ['en', 'something with business but without much maths', 'find_by_interest'],
  ['sc', '有没有不用上夜班的护理类工作', 'nightShiftHealth'],
  ['en', 'hate chem, love bio. what can i do', 'find_by_interest'],
];

const AT_HOME: readonly Row[] = [
  ['en', 'how do i tell my parents i dont want to do law anymore', 'tellOtherMajor'],
  ['sc', '怎么跟我爸说我不想读医', 'tellOtherMajor'],
  ['tc', '姨媽話讀設計會餓死', 'artMoney'],
  ['sc', '算了 她从来都不听我说', 'pressure'],
  ['en', 'mum yelled at me all night bc of my list', 'pressure'],
  ['tc', '大不了去送外賣', 'failed'],
  ['en', 'can my mum see what i type here', 'chatSecret'],
  ['tc', '我阿媽會唔會睇到我打咩', 'privacy'],
];

const DISTRESS: readonly Row[] = [
  ['en', 'just opened it. eng 2. im on the mtr crying idk what to do', 'cryingResults lowLanguage'],
  ['tc', '我喊左成日 數學肥咗', 'cryingResults'],
  ['tc', '訓唔著。聽朝放榜 諗嚟諗去都係會唔會得1x分', 'nightBeforeResults'],
  ['sc', '跟女朋友分手了 模拟考完全看不进书', 'breakUpExams'],
];

const BEYOND: readonly Row[] = [
  ['sc', '我成绩内地能上到哪种学校', 'mainland'],
  ['en', 'with my grades which mainland unis can i get into', 'mainland'],
  ['en', 'we came on top talent pass, is my daughter local for jupas', 'dependantLocal'],
  ['sc', '专才计划来的 孩子算本地生吗 学费怎么算', 'dependantLocal feesNonLocal'],
];

describe('what is read aright', () => {
  it.each([...NUMBERS, ...DISTRESS, ...BEYOND])('%s “%s” is told %s', (language, text, told) => {
    expect(toldOf('newcomer', language, text)).toBe(told);
  });

  it.each([...LEFT_OUT, ...AT_HOME])('%s “%s” is told %s, with grades', (language, text, told) => {
    expect(toldOf('mei', language, text)).toBe(told);
  });

  it.each([
    ['en', 'dse english paper tmr and im scared', 'nightBeforeResults'],
    ['tc', '聽日考DSE中文好驚', 'nightBeforeResults'],
    ['tc', '我媽見到我數學成績哭了', 'cryingResults'],
    ['sc', '老师喊住我说数学成绩', 'cryingResults'],
    ['tc', '運動專才計劃點報', 'dependantLocal'],
  ] as const)('%s “%s” is not told %s', (language, text, told) => {
    expect(toldOf('newcomer', language, text)).not.toContain(told);
  });

  it('keeps a programme by its short name apart from the subject', () => {
    const context = sampleContext('newcomer', 'en');
    const { calls } = understand('thinking bio chem + ? econ is for rich ppl right', context);
    expect(JSON.stringify(calls)).not.toContain('JS5311');
  });

  it('takes a plain name for the plain programme, and each university named for one', () => {
    const { calls } = understand('compare nursing at hku polyu and hkmu', sampleContext('mei', 'en'));
    expect(calls).toMatchObject([{ tool: 'compare', input: { codes: ['JS6468', 'JS3648', 'JSSU40'] } }]);
  });

  it('lists no programmes at all for a question of those that were shown', () => {
    const { calls } = understand('which of those wld sound ok to grandpa', sampleContext('mei', 'en'));
    expect(calls.map(({ tool }) => tool)).not.toContain('find_programmes');
  });

  it.each([
    ['en', 'lol my grandpa already told the whole village im gonna be a doctor'],
    ['tc', '哈哈我阿爸以為我會做律師'],
  ] as const)('meets the joke “%s” “%s” without a help line or a figure', (language, text) => {
    const context = sampleContext('mei', language);
    const answer = guideAnswer({ text, context, earlier: [], detailed: false }).text;
    expect(answer).not.toContain('18111');
    expect(answer).not.toMatch(/[0-9]/);
  });
});
