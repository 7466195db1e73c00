import { describe, expect, it } from 'vitest';
import { withoutCorrection } from './correction-words.ts';

describe('a message that corrects the answer before', () => {
  it.each([
    ['我唔係問呢科呀 我問八大有冇邊科收18分', '八大有冇邊科收18分'],
    ['唔係喎 我想知數學2級報唔報得大學 唔係問點同老師講', '數學2級報唔報得大學'],
    ['我唔係想睇個名單，係想知有邊間大學嘅會計佢入到', '有邊間大學嘅會計佢入到'],
    ['Not physics the degree! Does architecture require physics?', 'Does architecture require physics?'],
    ['Forget nursing. Just tell me yes or no: can I get into JS6004?', 'can I get into JS6004?'],
    ['你没回答我。我不怕辛苦，只想知道哪条路更快', '哪条路更快'],
    ['i asked about hku law', 'hku law'],
    ['你冇答我hku喎 直接啲講 得定唔得', 'hku 得定唔得'],
    ['JS9731係都大喎 唔係八大 有冇嶺大', '有冇嶺大'],
    ['that is not what I asked. I asked about the fee', 'the fee'],
    ['他没有难受，我只是问怎么和他沟通。成绩够不够？', '怎么和他沟通。成绩够不够？'],
    ['not nursing but physio at polyu', 'physio at polyu'],
    ['唔係港大係中大', '中大'],
    ['不对，我说的是中大的新闻', '中大的新闻'],
    ['唔好商科啦 淨係護理', '護理'],
  ])('%s', (message, text) => expect(withoutCorrection(message)).toMatchObject({ text, corrects: true }));

  it.each([
    '不是说八大比较好吗',
    '唔係我唔想讀，係讀唔到',
    'not sure, what is a band',
    'I am not good at maths. what can i study',
    '没有人说过要面试',
    'forget that, what about cuhk',
    '係咪唔係每科都要面試',
    'not allowed to take physics, can i do engineering',
    '唔要教大 仲有冇第二啲選擇',
    'I have 4 in english. i just want to know if nursing is ok',
  ])('is not one: %s', (message) =>
    expect(withoutCorrection(message)).toEqual({ text: message, corrects: false, unanswered: false }),
  );

  it.each([
    '唔係要你安慰 係想有人話我知仲有幾耐先完',
    'jupas截止前仲要做咩 一樣一樣講 唔好成篇',
    'my mum keeps my revision hours in a spreadsheet btw. not a joke',
    '唔係講笑 我真係想讀殯儀',
  ])('is not one where only the manner is named: %s', (message) =>
    expect(withoutCorrection(message).corrects).toBe(false),
  );
});
