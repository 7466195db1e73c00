import { expect, test } from 'vitest';
import { chineseWords } from '../ui/whole-words.tsx';

test.each([
  ['24% 的學生對首個聯招取錄結果不滿意。', ['24% 的', '學生對', '首個', '聯招取錄', '結果', '不滿意。']],
  ['24% 的学生对首个联招录取结果不满意。', ['24% 的', '学生对', '首个', '联招', '录取', '结果', '不满意。']],
  ['「興趣」是最重要的因素', ['「興趣」是', '最重要的', '因素']],
  ['甚麼時候決定文憑試科目', ['甚麼', '時候', '決定', '文憑試', '科目']],
])('%s breaks only between its words', (text, words) => {
  expect(chineseWords(text)).toEqual(words);
});

test.each(['Form 3 is the critical decision period', ''])('%j is left as it is', (text) => {
  expect(chineseWords(text)).toEqual([text]);
});
