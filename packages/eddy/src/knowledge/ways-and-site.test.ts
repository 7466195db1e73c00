import { describe, expect, it } from 'vitest';
import { sampleContext } from '../testing/sample-pupils.ts';
import { understand } from '../understand.ts';

/** In words that no author used: by the id of the answer. */
const ASKED: readonly (readonly [id: string, text: string])[] = [
  ['howToApply', '我想知報大學由頭到尾要做啲乜'],
  ['howToApply', 'could you explain how an application to university is made'],
  ['howToApply', '申请大学的手续一步一步是什么'],
  ['modificationDates', '邊日開始可以改志願，邊日完'],
  ['modificationDates', 'which dates is the change of choices open after results'],
  ['subDegreeFees', '高级文凭要交多少学费'],
  ['subDegreeFees', 'what is the price of an associate degree'],
  ['nonLocalFeeAmount', '我係非本地生，一年要畀幾多'],
  ['subDegreeThenField', 'could an associate degree get me into psychology later, is that possible'],
  ['oldSubjectsCount', '我重考數學，上年其他科嘅成績仲有冇用'],
  ['retakeAndReapply', 'im going to resit, do i still submit my choices this july'],
  ['ukWithTheseGrades', '我呢啲分去英國讀大學係咪發夢'],
  ['undecidedLate', 'everybody chose already and i have not, is it too late in form 6'],
  ['mathsLevelTwo', '數學得2級，係咪入唔到大學'],
  ['parentOtherField', '個女想讀藝術，我哋想佢讀商，點勸佢'],
  ['gameDesignFuture', 'is there a future in making games'],
  ['siteFree', '使唔使畀錢先用到呢個網站'],
  ['siteElectives', 'where can i put in my elective subjects'],
  ['siteListGone', '我之前加咗嘅課程全部唔見晒'],
  ['sitePhone', 'can this be used on a phone'],
  ['siteMadeBy', '呢個網站係邊個做嘅'],
];

const answered = (text: string): readonly (string | null)[] =>
  understand(text, sampleContext('newcomer', /\p{Script=Han}/u.test(text) ? 'tc' : 'en')).calls.flatMap(
    (call) => (call.tool === 'knowledge' ? [call.input.entry] : []),
  );

describe('questions of ways, costs and the site itself', () => {
  it('get their answer nine times in ten', () => {
    const missed = ASKED.filter(([id, text]) => !answered(text).includes(id));
    expect(1 - missed.length / ASKED.length, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
  });
});
