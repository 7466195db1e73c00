import { expect, test } from 'vitest';
import { splitTitle } from './programme-title.ts';

test.each([
  ['BSc Computer Science (Streams: AI / Security)', 'BSc Computer Science', 'Streams: AI / Security'],
  ['文學士(創意媒體) (特點: 動畫 / 電影)', '文學士(創意媒體)', '特點: 動畫 / 電影'],
  ['Scheme in Computing (Computer Science / Systems)', 'Scheme in Computing', 'Computer Science / Systems'],
  [
    '設計學(榮譽) (廣告設計/環境設計/信息設計/產品設計)',
    '設計學(榮譽)',
    '廣告設計/環境設計/信息設計/產品設計',
  ],
  ['工學學士(計算機工程/電機工程/電子工程)', '工學學士(計算機工程/電機工程/電子工程)', null],
  ['BSc (Hons) Data Science', 'BSc (Hons) Data Science', null],
  ['Bachelor of Arts (Music)', 'Bachelor of Arts (Music)', null],
])('%s parts into name and bracket', (title, main, detail) => {
  expect(splitTitle(title)).toEqual({ main, detail });
});
