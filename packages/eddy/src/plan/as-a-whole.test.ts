import { describe, expect, it } from 'vitest';
import { guideAnswer } from '../guide-answer.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { understand } from '../understand.ts';

const context = sampleContext('newcomer', 'en');
const entriesOf = (text: string, id: 'newcomer' | 'mei' = 'newcomer') =>
  understand(text, sampleContext(id, 'en')).calls.map((call) =>
    call.tool === 'knowledge' ? call.input.entry : call.tool,
  );

describe('a message as a whole', () => {
  it('stands before a part of it that asks for another answer', () => {
    const text = 'doing a higher diploma in business, can I enter year 3 of a degree? which university';
    expect(entriesOf(text)).toEqual(['seniorYearEntry']);
  });

  it('does not stand before what is plainly looked up or said of the own list', () => {
    expect(entriesOf('which single grade helps most', 'mei')).toEqual(['what_if']);
    expect(entriesOf('is my list in a good order', 'mei')).toEqual(['order_advice']);
    expect(entriesOf('maths 4', 'mei')).not.toEqual(['m1m2NotMaths']);
  });

  it('offers what may be meant beside an answer that is not plain, as it is asked for', () => {
    const text = 'how long does the remark take';
    const { mayMean } = understand(text, context);
    expect(mayMean.length).toBeGreaterThan(0);
    const asked = mayMean.map((id) => context.knowledge.entry(id)?.questions.en[0]);
    const { suggestions } = guideAnswer({ text, context, earlier: [], detailed: false });
    expect(suggestions).toEqual(expect.arrayContaining(asked));
  });
});
