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

test.each([
  ['what if my eyes are bad', 'how do i become a pilot', 'pilotEyes'],
  ['how much does it cost', 'i want to do an exchange in japan', 'exchangeCost'],
  ['咁仲做唔做到護士', '我見到血會暈', 'bloodFaint'],
])('%s leans on what was said before it: %s', (text, before, id) => {
  const [alone] = answersInTalk(text, { context, earlier: [] });
  const [first] = answersInTalk(text, { context, earlier: [{ text: before, isBot: false }] });
  expect(alone?.entry.id).not.toBe(id);
  expect(first?.entry.id).toBe(id);
});

test('what was looked up before tells nothing of an answer in words', () => {
  const text = 'why does the median change every year';
  const earlier = [{ text: 'can i get into JS6406', isBot: false }];
  expect(answersInTalk(text, { context, earlier })).toEqual(answersInTalk(text, { context, earlier: [] }));
});
