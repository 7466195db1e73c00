import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES, type EddyLanguage } from './context.ts';
import { knowledgeWords, nextDateWords } from './knowledge-words.ts';
import { realKnowledge } from './testing/real-knowledge.ts';

const knowledge = realKnowledge();
const context = (language: EddyLanguage, today = '2026-11-23') => ({ knowledge, language, today });

function worded(id: string, language: EddyLanguage, today?: string): string {
  const entry = knowledge.entry(id);
  if (entry === null) throw new Error(`no entry ${id}`);
  return knowledgeWords(entry, context(language, today));
}

describe('a short answer in words', () => {
  it('says the cycle, the day it was checked, where, and that the next cycle is not known', () => {
    const text = worded('changeBeforeResults', 'en');
    expect(text).toContain('As of 2026 entry, checked on 22 November 2026: [jupas.edu.hk](https://');
    expect(text).toContain('I hold nothing confirmed for 2027 entry yet');
    expect(text).toMatch(/\n\n→ Check this year's window on jupas\.edu\.hk$/);
  });

  it('says nothing of another cycle while its own is running', () => {
    expect(worded('changeBeforeResults', 'en', '2026-02-01')).not.toContain('nothing confirmed');
  });

  it('does not say twice that nothing is known', () => {
    expect(worded('applicationDeadline', 'en')).not.toContain('nothing confirmed');
  });

  it('speaks each language', () => {
    expect(worded('changeBeforeResults', 'tc')).toContain('以上屬 2026 年入學的資料，於 2026年11月22日核對');
    expect(worded('changeBeforeResults', 'sc')).toContain('以上属 2026 年入学的资料，于 2026年11月22日核对');
  });

  it('links nothing where the source has no address', () => {
    expect(worded('bandAMeaning', 'en')).not.toContain('](');
    expect(worded('noIdea', 'en')).not.toContain('checked');
  });

  it('says so where it is common knowledge, unless it is about a feeling', () => {
    expect(worded('jobNurse', 'en')).toContain('*General knowledge, not a published figure');
    expect(worded('jobNurse', 'sc')).toContain('以上属一般常识');
    expect(worded('jobVet', 'en')).not.toContain('General knowledge');
    expect(worded('noIdea', 'en')).not.toContain('General knowledge');
  });

  it('tells how to practise for interviews of a field', () => {
    expect(worded('interviewLaw', 'en')).toContain('To practise: Read one dispute');
    expect(worded('interviewLaw', 'tc')).toContain('可以練習：讀一宗爭議');
  });

  it('leaves no place unfilled and no link broken, for every entry in every language', () => {
    for (const { id } of knowledge.file.entries) {
      for (const language of EDDY_LANGUAGES) {
        const text = worded(id, language);
        expect(text, id).not.toMatch(/\{\{|undefined|–年|null/);
        for (const [, link = ''] of text.matchAll(/\]\(([^)]*)\)/g))
          expect(URL.canParse(link), link).toBe(true);
      }
    }
  });
});

describe('the next date in words', () => {
  it('names day and cycle, and says where it was only copied', () => {
    expect(nextDateWords(context('en', '2026-03-01'))).toBe(
      'Next comes **HKDSE written examinations begin**, on 8 April 2026 (2026 entry). I read that in the news or in a copy, so check it at [jupas.edu.hk](https://www.jupas.edu.hk).',
    );
    expect(nextDateWords(context('tc', '2026-07-17'))).toBe(
      '下一個日子是**按時段改選**，2026年7月18日完結（2026 年入學）。',
    );
  });

  it('says that a cycle is over and the next one not known', () => {
    expect(nextDateWords(context('en'))).toContain(
      'The dates of 2026 entry are all over, and I hold none for 2027 entry',
    );
    expect(nextDateWords(context('sc'))).toContain('2027 年入学的日期我还没有，也不会凭往年猜测');
  });
});
