import { describe, expect, test } from 'vitest';
import { isTexts, simplifiedCatalogue } from './simplified-catalogue.ts';

describe('the simplified catalogue', () => {
  test('simplifies characters and takes mainland words, leaving placeholders alone', () => {
    const traditional = { search: { title: '搜尋課程', failed: '伺服器沒有回應 {{code}}' } };
    expect(simplifiedCatalogue(traditional, {})).toEqual({
      search: { title: '搜索课程', failed: '服务器没有响应 {{code}}' },
    });
  });

  test.each([
    ['「{{name}}」在所有裝置登出', '“{{name}}”在所有设备退出登录'],
    ['學額未有資料，本站暫未有資料', '学额暂无资料，本站暂无资料'],
    ['下一屆同學會看到收生分數的上落', '下一届同学会看到录取分数的波动'],
    [
      '私隱聲明、個人資料私隱專員公署、《個人資料（私隱）條例》',
      '隐私声明、个人资料私隐专员公署、《个人资料（私隐）条例》',
    ],
    ['資訊及通訊科技與大學資訊日', '资讯及通讯科技与大学开放日'],
    ['我會獲哪個課程取錄？至少獲一個志願取錄的機會', '我会被哪个课程录取？至少被一个志愿录取的机会'],
    ['最少五科，學額最少的課程', '至少五科，学额最少的课程'],
    ['傳訊息；聯招訊息；最新訊息', '发消息；联招信息；最新消息'],
    ['已計及每年上落；統計及數學；會計及金融', '已考虑每年波动；统计及数学；会计及金融'],
    ['更改電郵地址；請輸入電郵；寄出電郵', '更改邮箱地址；请输入邮箱地址；发出电子邮件'],
    ['在腦裏；在電腦裏', '在脑子里；在电脑里'],
    ['還未有課程，暫未有資料', '还没有课程，暂无资料'],
  ])('writes %s as mainland readers do, and names as their owners do', (tc, sc) => {
    expect(simplifiedCatalogue({ text: tc }, {})).toEqual({ text: sc });
  });

  test('lets an override win at its own key only', () => {
    expect(simplifiedCatalogue({ a: { b: '學額', c: '學額' } }, { a: { b: '名额' } })).toEqual({
      a: { b: '名额', c: '学额' },
    });
  });

  test('refuses an override that nothing answers to', () => {
    expect(() => simplifiedCatalogue({ a: '學額' }, { gone: '名额' })).toThrow('gone');
  });
});

test.each([[['a']], [{ a: 1 }], [null], ['text']])('%j is not a catalogue', (content) => {
  expect(isTexts(content)).toBe(false);
});
