import { describe, expect, it } from 'vitest';
import { guideAnswer } from './guide-answer.ts';
import { sampleContext } from './testing/sample-pupils.ts';

const entryFor = (text: string): string | null => {
  const { calls } = guideAnswer({ text, context: sampleContext('mei', 'en'), earlier: [], detailed: false });
  const [call] = calls;
  return calls.length === 1 && call?.tool === 'knowledge' ? call.input.entry : null;
};

describe('what asks for words', () => {
  it.each<[string, string]>([
    ['what is a sub-degree', 'subDegree'],
    ['副學位係咩嚟', 'subDegree'],
    ['difference between jupas and non-jupas', 'nonJupas'],
    ['副学士和高级文凭有什么区别', 'hdVsAd'],
    ['LLB vs JD?', 'llbVsJd'],
    ['计算机科学和信息系统有什么区别', 'csVsIs'],
    ['difference between physio and occupational therapy', 'physioVsOt'],
    ['自资和资助学位有什么不同', 'ugcVsSelf'],
    ['can i become a clinical psychologist straight after the degree', 'afterPsychology'],
    ['讀完法律係咪即刻做到律師', 'afterLaw'],
    ['建築讀完可唔可以直接做建築師', 'afterArchitecture'],
    ['想做老師讀完degree仲要讀咩', 'afterTeaching'],
    ['讀大學可唔可以做兼職', 'partTimeWork'],
    ['我係港隊運動員 有冇特別收生', 'athletes'],
    ['我係老師，想同成班學生講下聯招點運作', 'teacherClass'],
    ['我读的是内地高中课程，怎么申请', 'otherCurriculum'],
  ])('is answered by what is known: %s', (text, entry) => expect(entryFor(text)).toBe(entry));

  it.each([
    ['what does an optometrist do', 'jobOptometrist'],
    ['視光師係做咩嘅', 'jobOptometrist'],
    ['护士日常是做什么的', 'jobNurse'],
    ['how do i become a vet in hong kong', 'jobVet'],
  ])('tells of a job in words, where that is surely asked: %s', (text, entry) =>
    expect(entryFor(text)).toBe(entry),
  );

  it.each(['what is taught in optometry', '視光學入面係教啲乜', '视光学里面教些什么'])(
    'tells what is taught in a field without a figure of admission: %s',
    (text) => {
      const context = sampleContext('mei', 'en');
      const answer = guideAnswer({ text, context, earlier: [], detailed: false });
      expect(answer.calls).toEqual([{ tool: 'programme', input: { code: 'JS3290' } }]);
      expect(answer.text).not.toMatch(/\d{3}\.\d|\| ---/);
    },
  );

  it.each(['想做設計師讀咩', 'can i get into law with these grades', 'is JS4903 the same as JS6406'])(
    'leaves other questions to the look-ups: %s',
    (text) => expect(entryFor(text)).toBeNull(),
  );
});
