import { expect, test } from 'vitest';
import { softLineOf } from './soft-line.ts';

const kept = { Text: 'Two tables.\n\nHow are you?', care: 'soft', state: 'whole' } as const;

test('the line that asks how they are is the last paragraph of a whole answer that carries one', () => {
  expect(softLineOf(kept)).toEqual({ answer: 'Two tables.', line: 'How are you?' });
  expect(softLineOf({ ...kept, care: null }).answer).toBe(kept.Text);
  expect(softLineOf({ ...kept, state: 'stopped' })).toEqual({ answer: kept.Text, line: '' });
  expect(softLineOf({ ...kept, Text: 'One paragraph' })).toEqual({ answer: 'One paragraph', line: '' });
});
