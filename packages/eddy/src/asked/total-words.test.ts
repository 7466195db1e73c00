import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { totalTold } from './total-words.ts';

describe('a sum told instead of grades', () => {
  it.each([
    ['best 5 = 24', 24, 5],
    ['my best five score is around 24.5, ok?', 24.5, 5],
    ['最佳五科24分入唔入到城大心理', 24, 5],
    ['我最好五科23分，能上浸大传理吗', 23, 5],
    ['16 best five, hkbu social work?', 16, 5],
    ['best 6 is 31', 31, 6],
    ['最佳六科有29', 29, 6],
    ['我得18分 想讀nursing', 18, 5],
    ['I have 24 points, is hkmu ok', 24, 5],
    ['is 24 ok for cityu or lingnan one', 24, 5],
    ['八大有冇邊科收18分', 18, 5],
    ['阿妹得18分都入到嶺大 我23分會唔會有機', 23, 5],
    ['佢predicted 26分 我得18 跟唔跟佢填hku好', 18, 5],
  ])('is read in “%s”', (message, total, subjects) => {
    expect(totalTold(plainText(message))).toEqual({ total, subjects });
  });

  it.each([
    'best 5 or best 6',
    '最佳五科係咩',
    '點解港大中位數係24分',
    '我差3分先夠',
    '等咗30分鐘',
    '我17歲 中五',
    'JS4501 in 2025',
    'best 5 of 44',
    'I have 10 choices',
    '我有20個選擇',
    '我得17歲',
    '差唔多要高10分',
    '中學果陣得14分,5年前啲成績仲用唔用得',
    '我2019年考過 得12分 而家想返轉頭讀護理',
    '學生大部分15-20分',
    '我們班平均分只有15分',
    '我家姐當年得16分都入到大學',
    '如果你得15分我點信你',
    '諗嚟諗去都係會唔會得12分',
    'm2這次考了31分 想退',
    'chem test得23分 全班包尾',
    'i got 16 points back in 2019',
    'my sister got 24 points',
  ])('is not seen in “%s”', (message) => {
    expect(totalTold(plainText(message))).toBeNull();
  });
});
