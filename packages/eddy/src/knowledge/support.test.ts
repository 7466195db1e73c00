import { describe, expect, it } from 'vitest';
import { realKnowledge } from '../testing/real-knowledge.ts';

const {
  file: { entries },
  support,
} = realKnowledge();
const supportOf = (message: string, id: string): number =>
  support(message)[entries.findIndex((entry) => entry.id === id)] ?? 0;

/** What an answer needs of a message, so that its share stands as it is; see `knowledge.ts`. */
const USUAL = 0.12;

describe('how much of a message stands in the texts of an answer', () => {
  it('is much for the questions of the answer itself', () => {
    const least = entries.map(({ id, questions }) =>
      Math.min(...[...questions.en, ...questions.tc, ...questions.sc].map((one) => supportOf(one, id))),
    );
    expect(Math.min(...least)).toBeGreaterThan(USUAL);
  });

  it.each([
    ['孩子说香港作业少 天天开心 我反而慌', 'jobVet'],
    ['dent係咪得港大有 讀完冇錢開診所點算', 'afterPsychology'],
    ['個個都有 有人做醫生有人做youtuber 我淨係想準時放工', 'medVsDent'],
    ['is PCLL like... included? or do i pay again after 4 yrs, nobody tells you this', 'changeAfterResults'],
    ['小班有什么好 老师都认得我 翘课不就死定了', 'jobTeacher'],
  ])('is little where they share a word: %s, %s', (message, id) => {
    expect(supportOf(message, id)).toBeLessThan(USUAL);
  });

  it('is none of nothing', () => {
    expect(Math.max(...support(''))).toBe(0);
    expect(Math.max(...support('🙂🙂'))).toBe(0);
  });
});
