import type { WordsOf } from './words-of.ts';

/** Words that join and bend: fillers (which part nothing), negation, time, measure. */
export const SMALL_WORDS: WordsOf = {
  FILLER: {
    en: `to, a, an, the, of, just, really, so, very, literally, actually, fucking, fuckin, fking, damn,
      honestly, even, still, already, kinda, sort of, kind of, maybe, probably, now, right now, right,
      please, be, am, is, are, was, were, been, being, it, that, this, and, simply, truly, genuinely, do,
      does, did, seriously, always, often, sometimes, again, lately, recently, basically, all the time,
      constantly, at all, too, more and more, then, there, these, some, only, badly, freaking, currently,
      almost, nearly, every day, everyday, to be honest, like, have, has, had, for, would, can, could,
      may, with, both, also, secretly, rly, super, completely, totally, slowly, quietly, in, at, on`,
    zh: `的 地 得 了 着 過 啊 呀 喇 啦 吧 這 呢 嗎 嘛 㗎 咩 囉 喎 啫 咋 噃 真 真係 真是 真的 好 很 太 都 也
      就 才 又 再 只 這麼 緊 住 晒 個 是 其實 好像 似乎 一直 成日 經常 已經 總是 現在 有時 常常 有點 有些
      些 那 那麼 每天 每日 日日 每晚 嘅 那些 這些 非常 特別 快 快要 曾經 時常 不時 完全 簡直 徹底 實在
      天天 總 老是 老 最近 近來 在 到 就是 十分 一下 起來 那個 這個 好想好想 次 刻 呢刻 此刻 咁 終於 仲 還
      還是 永遠 可以 能夠 把 將 對 令 讓 都是 就算 即使 會不會 像 從 由`,
  },
  NOT: {
    en: `not, never, no, without, neither, hardly, will not, do not, does not, would not, should not, stop,
      quit, is not, was not, were not, are not, no longer, have not, no more, anti, less, nothing`,
    zh: `不 沒 別 未 不再 沒有 不會 唔會 唔好 不要 不用 不使 不肯 毋須 不必 無得 沒得 冇得 停止 拒絕 不可
      唔可能 不可能 不配 再不 再也不 不應 不應該 不該 從未 從沒 從來沒 從來沒有 懶得 毫無 無`,
  },
  CANNOT: {
    en: `can not, can no longer, can not bear, can not stand, unable, too tired, not able, hard, struggling`,
    zh: '不能 無法 不到 不可以 沒法 冇辦法 沒辦法 無力 冇力 沒力 沒有力 不了 不下去 無能力',
  },
  WILL: {
    en: 'will, going to, would, about to, might, may, gonna',
    zh: '會 將會 就會 即將 快要 準備 打算 一定會',
  },
  IF: {
    en: 'if, when, after, once, unless, whether, what if, imagine if, the day',
    zh: '如果 要是 假如 倘若 若 若果 假使 之後 等 一旦 萬一 若是 的話 那天 嗰日 當',
  },
  HOW: {
    en: `how, what, which, whats, way, ways, method, is there a way, quickest way, easiest way, best way`,
    zh: `怎 怎樣 點樣 點 怎麼 如何 什麼 邊種 方法 有冇方法 有沒有方法 哪種 幾多 多少 幾高 多久 幾耐 會不會
      會唔會`,
  },
  HOW_MANY: {
    en: `how many, how much, what dose, what amount, how long, lethal dose, fatal dose, lethal amount,
      how high`,
    zh: `幾多 多少 幾多粒 幾粒 多少片 多少粒 幾片 幾顆 多少顆 致命劑量 致死量 幾多先 要幾多 劑量 幾大 幾高
      多高 幾耐`,
  },
  WHY: {
    en: 'why, what for',
    zh: '為什麼 點解 做乜 為何 為乜 何必 為了什麼 幹嘛 憑什麼 使乜 何苦 做咩 為咩',
  },
  MANY: {
    en: `many, lots, a lot, whole, all, bottle, handful, too many, box, strip, strips, bottles, packet,
      packets, entire, so many, overdose, too much, double, triple, ten, twelve, fifteen, twenty, thirty,
      forty, fifty, sixty, hundred, dozens, dozen, bunch, fistful, loads, as many, extra, full, stash,
      pile, large, half a, rest, a few, several, couple of, bunch of, load, few`,
    zh: `很多 好多 許多 大量 成樽 成排 成盒 整瓶 整盒 整排 一整 全部 一瓶 一樽 一盒 兩盒 兩排 三排 一排
      一整瓶 一整盒 晒 光 過量 半瓶 半樽 一把 一堆 一次過 二十 三十 四十 五十 十幾 一百 太多 所有 一大把
      剩下 剩低 幾十 十粒 一大堆 雙倍 成包 十顆 十片 廿 廿幾 幾盒 幾排 幾樽 成罐 加倍 一口氣 兩瓶 三瓶
      十多 二十幾 三十幾 半盒 整包 哂 大把 數十 成堆 成兜 成打 幾粒 幾片 成十粒 廿粒 三十粒 一大瓶 好幾粒
      十幾粒 幾十粒 一抽 兩樽`,
  },
  FOREVER: {
    en: `forever, for good, permanently, for ever, eternally, for eternity, once and for all,
      never come back, from this world, from the world, from earth, from the earth,
      off the face of the earth, from this earth, from this planet, from everything, from existence,
      from everyone, from life, from my life, never return, into nothing, completely`,
    zh: `永遠 永久 永永遠遠 從此 一世 徹底 由世界 從世界 在世界 從這個世界 由這個世界 在這個世界 這個世界
      呢個世界 世上 世界上 人間 從世上 由世上 從地球 地球 不再出現 不再回來 不回來 再也不回來 從此以後
      喺世界 不會再回來 無影無蹤 一乾二淨`,
  },
  SOON: {
    en: `tonight, tomorrow, tmr, this weekend, next week, soon, by the time, after this, on results day,
      this week, after today, before, after dse, after exam, after results, by then, anymore, any longer,
      next month, next year, when you read this, on my birthday, at midnight, by christmas,
      in the morning, around anymore, next term`,
    zh: `今晚 聽日 明天 明日 今天 下星期 下禮拜 下個月 聽晚 這個周末 之後 放榜日 放榜 考完 開學 遲早 後天
      過幾天 很快 過了今晚 過了今天 以後 今夜 明早 聽朝 出年 明年 生日 那天 暑假 週末 周末 半夜 凌晨`,
  },
  LAST: {
    en: 'last, final, very last, one last, farewell',
    zh: `最後 最後一次 最後一個 最後一條 最後一句 最尾一次 最後一封 最後一晚 最後一天 最後一日`,
  },
  GOOD_THING: {
    en: `better, best, happier, relieved, easier, glad, happy, relief, well, better off, favour, favor,
      improve, lighter, peaceful, peace, free, calmer, celebrate, finally rest, nicer, fine, freed,
      less of a`,
    zh: `更好 好些 好啲 好過 更輕鬆 輕鬆 開心 高興 解脫 舒服 安樂 比較好 會好 幸福 好得多 安心 好點 自在
      鬆一口氣 平靜 慶幸 快樂 還好 仲好 會更好 更好吧 較好 好好多 少個負擔 少啲負擔 少一個負擔 好一點
      無分別 冇分別 沒分別 輕鬆些 舒服些 好很多 安寧 會比較好 省心 清靜 開心些 開心啲 過得好 更開心 更幸福
      無所謂 沒所謂 冇所謂 沒差 沒有分別 不會有分別 照樣轉`,
  },
  NEEDY: {
    en: `people, children, child, teens, teenagers, victim, women, those, students, patients, animals, youth,
      survivors, others`,
    zh: '兒童 青少年 受害人 受害者 婦女 病人 學生 小朋友 人士 動物 患者 的人 倖存者',
  },
  SAY: {
    en: `say, tell, text, post, message, threaten, swear, promise, warn, write, announce, admit, confess`,
    zh: `說 話 講 話要 聲稱 揚言 警告 告訴 發訊息 傳訊息 嗌 叫 留言 表示 承認 發文 放話 出post 說要`,
  },
  NIGHT: {
    en: `night, at night, tonight, bed, midnight, every night, when mum is out, when nobody is home,
      when i sleep, while i sleep`,
    zh: '晚上 夜晚 夜裡 半夜 今晚 深夜 凌晨 三更半夜 沒人在家 媽媽不在 趁我睡 晚 睡着',
  },
  ELSE: {
    en: `or else, otherwise, unless i, if i do not, if i tell, if i say, if i break up, if i leave`,
    zh: '不然 否則 唔係就 如果唔 若不 唔俾 不給 不聽 唔聽話 不聽話',
  },
  COMMON: {
    en: 'question, ask a question, school, not joking, no joke, not kidding, not a joke',
    zh: `發生 關係 學生 先生 陌生 衛生 產生 生日 生氣 生意 生病 天生 花生 問題 相信 互相 相關 影相 證件相
      自信 信心 信用 見面 見到 會計 會議 機會 社會 理由 理想 管理 知識 通知 要求 重要 需要 主要 過去 出去
      回去 頭腦 頭先 頭髮 手續 歌手 選手 新手 對手 手工 面對面 方面 表面 前面 後面 裡面 身份 身高 單身
      本身 肉類 皮膚科 完成 完全 關心 關注 拖延 按照 推薦 推動 燒賣 切實 站點 車站 網站 藥劑 刀片機 生字
      生果 生效 生態 生理 派生 研究生 畢業生 考生 新生 師生 大學生 中學生 高中生 女生宿舍 安排 安全 不知道
      唔知道 不知 唔知 學校 校園 學習 唔係講笑 不是開玩笑 冇講笑 唔係玩 沒開玩笑 唔係開玩笑 不是說笑
      沒講笑 課室 教室 故意 上帝 保險 刀口 受罪 各位 在這裡 願望 選好 覺得 酒店 用得着 自己人`,
  },
  LOL: {
    en: `lol, haha, hahaha, lmao, jk, lmfao, rofl, xd, just kidding, kidding, joking, hehe, lolol, hahah,
      rip, im weak, no cap`,
    zh: '哈哈 哈哈哈 講笑 開玩笑 說笑 笑死 哈 講下笑 玩笑 嘻嘻 誇張',
  },
};
