import { expect, it } from 'vitest';
import { nameOnly, titleOnly } from './programme-title.ts';

it.each([
  ['BSc Data Science (Features: Big Data / Mining)', 'BSc Data Science'],
  ['理學士(數據科學) (特點: 大數據 / 數據挖掘)', '理學士(數據科學)'],
  ['商業分析(榮譽)學士-創新 (課程特色: 電子商務)', '商業分析(榮譽)學士-創新'],
  ['Energy (Majors: A / B +Features: Global)', 'Energy (Majors: A / B)'],
  ['CS and Finance (Double Degree;Features:Economics)', 'CS and Finance (Double Degree)'],
  ['Bachelor of Laws', 'Bachelor of Laws'],
])('%s without its selling points', (title, plain) => {
  expect(titleOnly(title)).toBe(plain);
});

it.each([
  ['BA English (Streams: Communication / Literature)', 'BA English'],
  ['文學士(英語語言) (專修: 英語及專業傳意 / 語言及文學)', '文學士(英語語言)'],
  ['Arts [選項: 文學士(創意媒體)、理學士(創意媒體)]', 'Arts'],
  ['Insurance (Optional Concentration: Technology)', 'Insurance'],
  [
    'Bachelor of Communication (Hons) (Journalism / Advertising)',
    'Bachelor of Communication (Hons) (Journalism / Advertising)',
  ],
  ['BA in Chinese (Subject to approval)', 'BA in Chinese (Subject to approval)'],
  ['Bachelor of Nursing (Honours)', 'Bachelor of Nursing (Honours)'],
  ['Unbalanced) / title)', 'Unbalanced) / title)'],
])('%s as a name', (title, name) => {
  expect(nameOnly(title)).toBe(name);
});
