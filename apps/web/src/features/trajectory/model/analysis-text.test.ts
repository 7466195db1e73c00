import { describe, expect, test } from 'vitest';
import { analysisParts, analysisPreview } from './analysis-text.ts';

describe('the text of an analysis', () => {
  test('has its marked titles as headings and the rest as paragraphs', () => {
    expect(analysisParts('**Turning points**\nYou chose Physics.\n\n**Gaps**: 2024 is empty.')).toEqual([
      { kind: 'heading', text: 'Turning points' },
      { kind: 'paragraph', text: 'You chose Physics.' },
      { kind: 'heading', text: 'Gaps' },
      { kind: 'paragraph', text: '2024 is empty.' },
    ]);
  });

  test('loses marks inside a line, and keeps what only looks like markup', () => {
    expect(analysisParts('It was **very** hard.\n<b>not bold</b>\n**half')).toEqual([
      { kind: 'paragraph', text: 'It was very hard.' },
      { kind: 'paragraph', text: '<b>not bold</b>' },
      { kind: 'paragraph', text: '**half' },
    ]);
  });

  test('keeps the stars of grades', () => {
    const text = 'From **5*** to 5** in one subject, and 5** in another';
    expect(analysisParts(text)).toEqual([
      { kind: 'paragraph', text: 'From 5* to 5** in one subject, and 5** in another' },
    ]);
  });

  test('of nothing is nothing', () => expect(analysisParts(' \n\n')).toEqual([]));
});

describe('a preview', () => {
  test('is the whole of a short text, without marks', () => {
    expect(analysisPreview('**Title**\nText')).toBe('Title\nText');
  });

  test('is cut at 500 characters, never within one', () => {
    expect(analysisPreview('x'.repeat(500))).toBe('x'.repeat(500));
    expect(analysisPreview('x'.repeat(501))).toBe(`${'x'.repeat(499)}…`);
    expect(analysisPreview(`${'x'.repeat(498)}😀 and more`)).toBe(`${'x'.repeat(498)}…`);
  });
});
