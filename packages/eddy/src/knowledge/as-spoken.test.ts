import { describe, expect, it } from 'vitest';
import { wasTold } from '../state/told-entries.ts';
import { realKnowledgeFile } from '../testing/real-knowledge.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { asSpoken } from './as-spoken.ts';

describe('a text of books as it is said in Cantonese', () => {
  it.each([
    ['這不是浪費，只是看你怎樣選擇。', '呢樣唔係浪費，只是睇你點樣選擇。'],
    ['沒有人知道，他們也在猜。', '冇人知道，佢哋都喺猜。'],
    ['目的和參與程度不同，不過現在不用決定。', '目的同參與程度唔同，不過而家唔使決定。'],
    ['為甚麼喜歡它？', '點解鍾意佢？'],
    ['要還是不還：還款期很長，還有利息。', '要都係唔還：還款期好長，仲有利息。'],
    ['找人談談，把事情說清楚。', '搵人傾下，將事情講清楚。'],
    ['差不多的成績', '差不多嘅成績'],
    ['認可的課程可否免修？離開十分鐘十分容易。', '認可嘅課程可唔可以免修？離開十分鐘好容易。'],
    ['請他們想幾天才答，談幾次，天天練習，改天再想。', '請佢哋諗幾日先答，傾幾次，日日練習，第日再諗。'],
    ['跟我談想法：天才、想像、訪談、第一天。', '同我傾諗法：天才、想像、訪談、第一日。'],
    ['我在你這邊，這課程的確實日期與其他不同。', '我喺你呢邊，呢課程嘅確實日期同其他唔同。'],
  ])('%s', (written, spoken) => expect(asSpoken(written, 'tc')).toBe(spoken));

  it('is the same in Simplified characters', () => {
    expect(asSpoken('没有人知道，他们也在猜。', 'sc')).toBe('冇人知道，佢哋都喺猜。');
  });

  it('holds no word that only books have, and is known again in a talk, for every answer', () => {
    const context = sampleContext('newcomer', 'tc');
    const said = realKnowledgeFile().entries.map((entry) => ({
      entry,
      text: asSpoken(entry.answer.tc, 'tc'),
    }));
    expect(
      said.filter(({ text }) => /他們|我們|沒有|這些|那些|甚麼/.test(text)).map(({ text }) => text),
    ).toEqual([]);
    expect(said.filter(({ entry, text }) => !wasTold(entry, context, [{ text, isBot: true }]))).toEqual([]);
  });
});
