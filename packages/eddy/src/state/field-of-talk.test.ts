import { describe, expect, it } from 'vitest';
import { readPlainly } from '../asked/said-plainly.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { answersInTalk, fieldsOf } from './field-of-talk.ts';

const context = sampleContext('newcomer', 'tc');
const first = (text: string, before: string): string | undefined => {
  const earlier = [{ text: before, isBot: false }];
  return answersInTalk(text, { reading: readPlainly(text, context), context, earlier })[0]?.entry.id;
};

describe('the field of an answer', () => {
  it.each([
    ['interviewSocialWork', 'social work'],
    ['studyNursing', 'nursing'],
    ['newerLaw', 'laws'],
  ])('is what its questions name: %s', (id, query) => {
    const entry = context.knowledge.entry(id);
    expect(entry === null ? [] : fieldsOf(entry, context).map((field) => field.query)).toEqual([query]);
  });
});

describe('a question that names no field', () => {
  it.each([
    ['placement辛唔辛苦', '讀社工好唔好', 'studyNursing'],
    ['義工經歷面試有用嗎 他們要看什麼', '城大獸醫難唔難入', 'interviewSocialWork'],
    ['面試都係咁問？仲要準備咩', '中大中文教育', 'interviewMedicine'],
  ])('is of the one the talk is of: %s', (text, before, other) => {
    expect(first(text, before)).not.toBe(other);
  });

  it('is of the one it names, whatever the talk was of', () => {
    expect(first('護理實習辛唔辛苦', '讀社工好唔好')).toBe('studyNursing');
  });
});
