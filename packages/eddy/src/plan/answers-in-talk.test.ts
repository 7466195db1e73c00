import { expect, test } from 'vitest';
import { sampleContext } from '../testing/sample-pupils.ts';
import { answersInTalk } from './answers-in-talk.ts';

const context = sampleContext('newcomer', 'tc');

test.each([
  ['placement辛唔辛苦', '讀社工好唔好', 'studyNursing', false],
  ['義工經歷面試有用嗎 他們要看什麼', '城大獸醫難唔難入', 'interviewSocialWork', false],
  ['面試都係咁問？仲要準備咩', '中大中文教育', 'interviewMedicine', false],
  ['護理實習辛唔辛苦', '讀社工好唔好', 'studyNursing', true],
])('%s, after %s, is answered by %s: %s', (text, before, id, isGiven) => {
  const [first] = answersInTalk(text, { context, earlier: [{ text: before, isBot: false }] });
  expect(first?.entry.id === id).toBe(isGiven);
});
