import { describe, expect, it } from 'vitest';
import { guideAnswer } from '../../guide-answer.ts';
import written from '../../locales/tc.json' with { type: 'json' };
import { sampleContext } from '../../testing/sample-pupils.ts';
import { wordingIn } from '../wording.ts';
import spoken from './locales/tc.json' with { type: 'json' };

type Texts = { readonly [name: string]: string | Texts };

function textsOf(texts: Texts, path = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([name, text]): (readonly [string, string])[] =>
      typeof text === 'string' ? [[path + name, text]] : [...textsOf(text, `${path}${name}.`)],
    ),
  );
}

const placesIn = (text = ''): readonly string[] => [...(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

describe('the spoken texts', () => {
  const own = textsOf(spoken);

  it('stand in place of written ones, with the same places to fill', () => {
    const others = textsOf(written);
    const used = textsOf(wordingIn('tc', 'spoken').texts);
    expect([...used.keys()].sort()).toEqual([...others.keys()].sort());
    for (const [path, text] of own) {
      expect(placesIn(text), path).toEqual(placesIn(others.get(path)));
      expect(used.get(path), path).toBe(text);
    }
  });

  it('hold no word that nobody says', () => {
    expect([...own].filter(([, text]) => /[的沒這那們嗎]|甚麼|怎|不是|不用/.test(text))).toEqual([]);
  });
});

const answer = (text: string, language: 'tc' | 'sc', before: readonly string[] = []) =>
  guideAnswer({
    text,
    context: sampleContext('mei', language),
    earlier: before.map((one) => ({ text: one, isBot: false })),
    detailed: false,
  }).text;

describe('what is looked up is told in the register of the pupil', () => {
  it.each([
    ['JS6107 學費幾多', '第一年學費係', '首年學費為'],
    ['港大牙要讀幾耐', '要讀 6 年', '修業年期'],
    ['JS6107 要唔要面試', '獲選嘅申請人要面試', '獲選的申請人須面試'],
    ['JS6107 使唔使放 Band A', '擺佢喺組別A 嘅', '把它放在組別A 的'],
    ['我入唔入到 JS5240', '用呢個課程嘅計分方法', '按這個課程的計分方法'],
    ['邊科升一級最有用', '改變最大嘅一級係', '改變最大的一級是'],
    ['港大有咩法律課程', '搵到 **5 個**課程', '找到 **5 個**課程'],
  ])('%s', (asked, said, notSaid) => {
    expect(answer(asked, 'tc')).toContain(said);
    expect(answer(asked, 'tc')).not.toContain(notSaid);
  });

  it('as in books to whoever writes so', () => {
    expect(answer('JS6107 的學費是多少？', 'tc')).toContain('首年學費為');
    expect(answer('JS6107 的学费是多少？', 'sc')).toContain('首年学费为');
  });

  it('in simplified characters, and as before where the message could be either', () => {
    expect(answer('JS6107 学费系几多', 'sc')).toMatch(/第一年学费系/);
    expect(answer('JS6107 學費', 'tc', ['我想知多啲牙科'])).toContain('第一年學費係');
    expect(answer('JS6107 學費', 'tc')).toContain('首年學費為');
  });
});
