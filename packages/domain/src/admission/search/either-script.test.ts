import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../testing/arbitrary-pupil.ts';
import { patternInEitherScript, toSimplified } from './either-script.ts';
import { TRADITIONAL_TO_SIMPLIFIED } from './fold.generated.ts';

const finds = (wanted: string, text: string) => new RegExp(patternInEitherScript(wanted), 'iu').test(text);

describe('a text is found', () => {
  it.each([
    ['护理学', '想讀護理學，可以嗎'],
    ['護理學', '我想读护理学'],
    ['头发', '頭髮'],
    ['發展', '发展'],
    ['ＪＳ６１０７', 'js6107'],
    ['js6107', 'ＪＳ６１０７'],
    ['護理學，可以嗎？', '想讀護理學，可以嗎？'],
    ['護理學，可以嗎？', '想读护理学,可以吗?'],
    ['(定向)', '教育（定向）'],
    ['等等…', '等等…'],
    ['quantity surveying', 'Quantity\n Surveying'],
    ['a.b', 'A.B'],
    ['  nursing ', 'nursing'],
    ['quantity  surveying', 'quantity surveying'],
    ['cafe\u0301', 'caf\u00e9'],
  ])('%s in %s', (wanted, text) => {
    expect(finds(wanted, text)).toBe(true);
  });

  it.each([
    ['护理学', '醫學'],
    ['a.b', 'axb'],
    ['100%', '100'],
    ['[\\w]', 'w'],
    ['***=x', 'x'],
    ['護', 'undefined'],
    ['\u00e9', '\uffc9'],
  ])('%s not in %s', (wanted, text) => {
    expect(finds(wanted, text)).toBe(false);
  });

  it('in every traditional character of its simplified one, and the reverse', () => {
    for (const [traditional, simplified] of Object.entries(TRADITIONAL_TO_SIMPLIFIED)) {
      expect(finds(simplified, traditional), traditional).toBe(true);
      expect(finds(traditional, simplified), traditional).toBe(true);
    }
  });

  it('in itself, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(finds(text, text.normalize('NFC').trim())).toBe(true);
      }),
      { seed: SEED },
    );
  });
});

it('a text in simplified characters', () => {
  expect(toSimplified('護理學 nursing')).toBe('护理学 nursing');
});
