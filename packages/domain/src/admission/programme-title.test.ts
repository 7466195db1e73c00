import { expect, test } from 'vitest';
import { programme } from '../testing/programme.ts';
import { realInstitutions } from '../testing/real-institutions.ts';
import { shortNameIn, splitTitle, titleIn } from './programme-title.ts';

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
  ['工學士（專修：電腦／電子）', '工學士', '專修：電腦／電子'],
  ['BSc Science (A / B), full-time', 'BSc Science (A / B), full-time', null],
  ['(Streams: A / B)', '(Streams: A / B)', null],
  ['BA (Art/Music)', 'BA (Art/Music)', null],
  ['BSc (Hons) Data Science', 'BSc (Hons) Data Science', null],
  ['Bachelor of Arts (Music)', 'Bachelor of Arts (Music)', null],
  ['', '', null],
  ['Law', 'Law', null],
  ['B(A: C)', 'B', 'A: C'],
  ['BSc  (A / B)', 'BSc', 'A / B'],
  ['BSc (: A)', 'BSc', ': A'],
  ['BSc (A:)', 'BSc', 'A:'],
  ['BSc [Streams: A]', 'BSc', 'Streams: A'],
  ['BSc (Streams: A', 'BSc (Streams: A', null],
  ['BSc Streams: A)', 'BSc Streams: A)', null],
  ['BSc Streams: A', 'BSc Streams: A', null],
  ['BA (A/B/C)', 'BA (A/B/C)', null],
  ['BA (A/B/C/D)', 'BA', 'A/B/C/D'],
  ['BA (A /B)', 'BA (A /B)', null],
  ['BA (A/ B)', 'BA (A/ B)', null],
  ['BEng (Streams: A (with B) / C)', 'BEng', 'Streams: A (with B) / C'],
  ['理學士（甲；乙）', '理學士', '甲；乙'],
  ['理學士（甲／乙）', '理學士（甲／乙）', null],
])('%s parts into name and bracket', (title, main, detail) => {
  expect(splitTitle(title)).toEqual({ main, detail });
});

test('a title and an institution’s short name are told in each language', () => {
  const languages = ['en', 'tc', 'sc'] as const;
  expect(languages.map((language) => titleIn(programme(), language))).toEqual([
    'Bachelor of Arts',
    '文學士',
    '文学士',
  ]);
  const names = realInstitutions().find(({ code }) => code === 'Lingnan');
  expect(names && languages.map((language) => shortNameIn(names, language))).toEqual([
    'Lingnan',
    '嶺大',
    '岭大',
  ]);
});
