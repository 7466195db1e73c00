import type { WordsOf } from './words-of.ts';

/** What is wished, thought, begun and refused. */
export const WISHES: WordsOf = {
  WANT: {
    en: `want, wish, hope, feel like, need, long for, long to, longing, desire, crave, urge, tempted, rather,
      prefer, ready, plan, decide, intend, would love, should, might as well, pray, deserve, want out of,
      tempt, wanting, made up my mind, impulse, itching, would like, have to, must, cannot wait,
      dying to just, close to, kept, came close, trying, try, tried, fuck it, better just, ought, chosen,
      choose to`,
    zh: `想 要 希望 寧願 打算 準備 決定 計劃 考慮 恨不得 不如 應該 應當 該 願 嘗試 試過 試圖 企圖 渴望 巴不得
      情願 乾脆 索性 倒不如 寧可 差點 差些 差少少 念頭 揀 選擇 祈禱 求 敢 預備 唯有 只好 意圖 衝動 期待
      但願 想要 決心 就快 快要 盼望 只想 傾向 值得 恨 想試 唯一想 等不及 幾乎 爭啲 希冀 祈求 計住 計劃好
      想好 諗好 揀好 淨係想 有諗 忍不住想 想到`,
  },
  THINK: {
    en: `think, consider, contemplate, fantasise, fantasize, fantasy, imagine, picture, dream, daydream,
      thought, idea, thinking about, thinking of, obsess, talk about, googled, google, search,
      researching, look up, visualise, wonder, wondering, visualize, ideation, planning, plans, intrusive,
      voice, voices, telling me to, plotting, toying`,
    zh: `諗 諗住 諗緊 諗過 想過 想着 想到 幻想 想像 考慮 念頭 打算 計劃 想象 腦海 想法 夢見 發夢 夢到 搜尋
      上網查 研究 浮現 查過 諗起 腦入面 滿腦子 成腦 腦裡 聲音叫我 把聲叫我 開始想 心裡 認真想`,
  },
  LIVE: {
    en: `live, exist, alive, stay alive, be here, being here, be around, breathe, wake up, wake, keep living,
      go on living, live anymore, live like this, live with myself, live in this world,
      live on this earth, be in this world, be on this earth, be me, see tomorrow, existence, be born,
      born, here anymore, be a person, open my eyes, wake up again, living life, see another day,
      see the morning, live another day, live past, live through this, live life, live this life,
      around anymore, stay on this earth, stay in this world, on this planet, survive the night, be human,
      living, make it to my, live to see, be around for, around for, here for much longer,
      here much longer`,
    zh: `活 活着 活下去 活下來 生存 存在 在世 在世上 做人 醒 醒來 醒過來 醒返 生 生存下去 過下去 在這世上
      在這個世界 在世界 在度 喺度 呼吸 生活下去 活在世上 活在這個世界上 活在這個世界 活在世界 活多一天
      睜開眼 張開眼 見到明天 留在世上 留在世界 留在這個世界 留在人間 活命 苟活 求生 投胎 出世 出生 活太久
      活這麼久 活到 生出來 被生下來 生下來 留在這個世上 在世界上 在世間 活在這世上 看到明天 來到世上
      在人世 留在這世上 存活 看見明天 做人下去 來到這個世界 來這個世界 生於世上 活多 活過 在這世界
      在這個世上 活下 活在這個世上 見到聽日 看到明天的太陽 存在過 來過這個世界 活在世間 活在這世界
      來到這世界 見到聽日嘅太陽 留在度 留喺度 留在這裡`,
  },
  GO_ON: {
    en: `go on, keep going, carry on, continue, survive, stay, hold on, hang on, make it through,
      get through, stick around, get out of bed, stay here, make it, last much longer, get up, keep on,
      cope, fight, persevere, keep fighting`,
    zh: `繼續 繼續下去 撐 撐下去 撐住 捱 捱下去 捱落去 熬 熬下去 走下去 起身 起床 捱多一天 忍下去 面對 過日子
      努力下去 堅持 堅持下去 過每一天`,
  },
  LIFE: {
    en: `life, my life, this world, whole life, this life, the world, my own life, her life, his life`,
    zh: `生命 人生 性命 一生 世界 人間 人世 世間 這條命 條命 生涯 人世間 一世 這個世界 呢個世界 自己生命
      自己的生命 我的生命 這世界 小命 日子 自己條命`,
  },
  ALL: {
    en: 'everything, it all, all of this, all this, all, things, it, this',
    zh: '一切 所有 所有事 每件事 呢一切 這一切',
  },
  END: {
    en: `end, finish, quit, leave, escape, terminate, get out of, out of, stop, tap out of, give up on, exit,
      check out of, leaving, cut short, be done with, put an end to, conclude, opt out of, log out of`,
    zh: `結束 了結 完結 終結 離開 告別 放棄 了斷 終止 逃離 脫離 斷送 收場 作別 拋棄 捨棄 退出 道別 奪走 遠離
      辭別 完 拜拜`,
  },
  TIRED: {
    en: `tired, sick, done, exhausted, fed up, hate, weary, hating, over, had enough, sick and tired,
      drained, worn out, bored, regret, resent, despise, can not stand, can not bear, detest, suffocating,
      enough, loathe, finished, hate it, fighting`,
    zh: `累 攰 厭倦 厭 煩 受夠 辛苦 痛苦 討厭 憎 夠 疲倦 疲憊 倦 好倦 煎熬 膩 恨 厭惡 後悔 受不了 頂不順
      頂唔順 忍受不了 撐夠 折磨 活膩 夠了 捱夠 嫌`,
  },
  POINT: {
    en: `point, reason, purpose, meaning, worth, sense, use, will, strength, value, energy, hope, motivation,
      desire, right, future, will to, any reason, place, worth it, worth living, meaningful, matter,
      worthwhile, left`,
    zh: `意義 意思 理由 價值 希望 動力 目的 力氣 資格 必要 勇氣 盼頭 意欲 原因 意志 未來 將來 前途 用 留戀
      值得 可戀 作用 樂趣 期望 配 出路 盼望 求生意志`,
  },
  POINTLESS: {
    en: `pointless, meaningless, useless, worthless, hopeless, empty, senseless, unbearable, hell, torture,
      waste, a waste, nothing, misery`,
    zh: `沒意義 沒意思 無意義 無意思 無望 沒希望 沒價值 沒用 多餘 無謂 沒有意義 沒有意思 沒有希望 沒有價值
      空虛 地獄 煎熬 折磨 浪費 絕望 灰暗 沒勁 沒趣 冇盡頭 太累 太痛苦 太苦 太難 好難 好苦 好累 好攰 好辛苦
      太辛苦`,
  },
};
