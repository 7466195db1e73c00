import type { WordsOf } from './words-of.ts';

/** Signs without the word death: farewell, burden, despair. */
export const SIGNS: WordsOf = {
  FAREWELL: {
    en: `goodbye world, goodbye everyone, goodbye forever, bye forever, farewell, goodbye letter,
      goodbye note, farewell letter, last words, suicide note, final goodbye, last goodbye,
      my final words, bye world, goodbye cruel world, final message, last letter, farewell note,
      goodbye for good, goodbye life, bye everyone, goodbye messages, goodbye message, goodbye video,
      last note, goodbye text, final letter, last chat, goodbye all, so long everyone, goodbye for ever,
      tonight is the night, do not look for me, do not search for me, where i am going,
      will not be needing, password is, bank card, passcode is, my will is, take good care of my,
      look after mum for me, look after my mum, in my will, remember me when, remember me as,
      my final message, one last message, forgive me for leaving, sorry for leaving,
      sorry i could not stay, see you in heaven, see you on the other side, in the next life,
      where nobody can find me, join my grandma, be with my grandma, be with grandma, join grandma,
      something happens to me, anything happens to me, in case i am gone, picked a date, set a date,
      picked the date, chose a date, picked a day, last supper, last meal, only thing stopping me,
      only thing keeping me, only reason i am still here, everyone says it gets better, said my goodbyes,
      saying my goodbyes, my goodbyes, i have made my decision, made my peace, my mind is made up,
      will not be there for, not coming home, i am not coming back, this is it for me, see you never,
      you will not hear from me, one last time before i go, do not stop me, do not try to stop me`,
    zh: `永別 訣別 遺書 遺言 絕筆 遺願 遺物 告別信 再見世界 永別了 告別世界 拜拜世界 最後的話 最後遺言 別了
      再見了大家 來世再見 下輩子再見 下世再見 告別這個世界 告別人世 天國見 天堂見 最後一面 後會無期
      永遠再見 遺囑 告別書 臨別 先走一步 後事 不要找我 唔好搵我 別找我 不用找我 揀好日子 銀行卡密碼 密碼寫
      提款卡密碼 來生再報答 來世再報 來世再做 下世再做 下輩子再做 天上見 去陪嫲嫲 去陪奶奶 去陪外婆
      去陪婆婆 去陪爺爺 去陪阿爺 去陪公公 去搵嫲嫲 去另一個世界 另一個世界 別難過 唔好喊 唔好掛住我
      不要想我 忘記我 忘了我 後會 一路好走 安息 心願都完成 心願已了 了卻心願 萬一我有咩事 我有咩事
      我出咩事 我出了什麼事 揀定個位 揀定日子 選好日子 選好了日子 揀咗日子 最後一餐 最後一頓 最後一碗
      去很遠的地方不 最後一次來 最後一次同你 不要攔我 唔好阻止我 唔好攔我 唔會用得著 不會用得着 用唔著喇
      用不上了 最好時機`,
  },
  BYE: {
    en: `goodbye, bye, say goodbye, saying goodbye, thank you for everything, thanks for everything,
      farewell, last time, last message, take care, thanks for being, thank you for being,
      thank you for listening, thanks for listening, thank you for helping me, last time i,
      thank you eddy for, you were the only one, only one who listened`,
    zh: `再見 拜拜 道別 告別 講再見 保重 最後一次 最後一個message 最後訊息 最後一句 來不及說 講聲再見 說再見
      多謝你陪我 謝謝你陪我 珍重 最後一條訊息 說聲再見 謝謝你一直 多謝你一直 感謝你陪 多謝你陪
      多謝你聽我講 謝謝你聽我 只有你肯聽`,
  },
  NOTE: {
    en: `note, letter, letters, notes, message, will, video, card, envelope, voice message, diary`,
    zh: '信 封信 一封信 紙條 信件 訊息 片 字條 便條 錄音 留言 遺書 遺言 幾封信 日記',
  },
  LEAVE_WORD: {
    en: 'leave, write, record, hide, finish, draft, put, prepare, sent, wrote',
    zh: '寫 寫好 寫了 留 留低 留下 錄 擺 放 寫定 收埋 準備好 寫低',
  },
  TELL: {
    en: `tell my, tell them, tell her, tell him, tell everyone, let my, tell mum, tell dad, say sorry to my,
      say sorry to, apologise to my`,
    zh: '告訴 幫我話 替我 幫我同 代我 跟我爸媽說 同我阿媽講 轉告 話聲 幫我跟 轉達 請跟',
  },
  LOVE_SORRY: {
    en: `love, sorry, love them, love her, forgive, proud, miss, their fault, her fault, your fault,
      apologise, not blame`,
    zh: `愛 對不起 對唔住 抱歉 原諒 難過 傷心 唔關佢事 不關他的事 好愛 不孝 記得 照顧 保重 不要怪 唔好怪
      不要傷心 別難過 怪自己 不好意思來生`,
  },
  CARE_FOR: {
    en: `look after, take care of, taken care of, feed, care for, adopt, keep my, remember me, remember`,
    zh: '照顧 睇住 看住 收養 幫我養 幫我照顧 好好照顧 記得我 餵 幫我睇住 湊',
  },
  GIVE_AWAY: {
    en: `give away, gave away, give my, gave my, giving away, gave me, transfer all, donate all, distribute,
      sort out my, put my affairs, affairs, leave my, giving my, give him my, give her my, gave him my,
      gave her my, leave everything to`,
    zh: `送 送人 送晒 分晒 送咗 分俾 送給 送走 交托 安排好一切 安排好 交代好 交代後事 捐晒 送光 送了 分給
      分了 執好晒 處理好 留給 交帶好 轉贈 送畀 送晒畀 全部送 全送 留返畀 留畀 留俾`,
  },
  MONEY: { en: 'money, pay, cash, dollars', zh: '錢 給錢 俾錢 畀錢 交錢 付錢 存摺 存折 積蓄' },
  ARRANGED: {
    en: 'arranged, all set, all prepared, sorted, all planned',
    zh: '安排好 準備好晒 準備好了 安排妥 諗好晒 全部準備好 都準備好 想好了',
  },
  BELONGINGS: {
    en: `things, stuff, cat, dog, savings, necklace, albums, belongings, money, collection, watch,
      possessions, guitar, laptop, clothes, toys, phone, everything, games`,
    zh: `嘢 東西 貓 狗 積蓄 錢 頸鏈 物品 收藏 心愛 財物 遺物 結他 手機 後事 一切 所有 寵物 公仔 隻貓 隻狗
      存摺 存折 銀行卡 提款卡 利是錢`,
  },
  BURDEN: {
    en: `burden, dead weight, waste of space, waste of air, waste of oxygen, mistake, unwanted, unloved,
      liability, deadweight, in the way, drag everyone down, weigh down, waste of money, unlovable,
      waste of a life, taking up space, taking up air, in everyone way, better without me, drain on,
      drag on, dead weight to, weight on, cost them, wasting their money, waste my parents money,
      holding them back, in their way, ruin everyone, ruin their lives, ruined everyone,
      ruin everything for, nothing but a, waste of tuition, mouth to feed, another bill`,
    zh: `負累 累贅 負擔 多餘 拖累 廢人 垃圾 包袱 連累 廢物 拖油瓶 浪費空氣 浪費米飯 浪費糧食 阻住 礙事 災星
      錯誤 不該出世 不應該出世 唔應該出世 佔位 阻住地球轉 阻地球轉 掃把星 賠錢貨 冇用的人 生出來就是錯
      嘥錢 嘥屋企人 嘥爸媽 浪費爸媽 浪費家人 浪費父母 浪費屋企 阻住屋企人 害咗屋企 害了全家 拖垮 拖累屋企
      拖累家人 拖累爸媽 白養 白養我 多咗我 礙眼 生舊叉燒 生嚿叉燒 養我不如養 養隻狗`,
  },
  WORTHLESS: {
    en: `worthless, hate myself, disgust, disgusted with myself, unlovable, despise myself, hate who i am,
      hate my existence, failure as a human, disgusting, filthy, loathe myself, good for nothing`,
    zh: `污糟 核突 不配 唔配 噁心 憎自己 討厭自己 恨自己 廢物 沒價值 冇價值 沒有價值 不值得被愛 厭惡自己
      看不起自己 骯髒 好臭 一無是處 嫌棄自己`,
  },
  SEE: { en: 'see, hear from, find, meet', zh: '見 再見到 見到 見返 看到 看見 再見到你' },
  CARE: {
    en: `care, miss, notice, cry, mourn, remember, love, need, want, look for, come to, know, stop me, sad,
      upset, mind, grieve, realise, realize, find out, bother, regret, even know, sorry, believe me`,
    zh: `在乎 在意 掛住 理 發現 喊 哭 想念 難過 傷心 愛 需要 記得 理會 關心 知 知道 後悔 流淚 傷感 留意 緊張
      珍惜 救 不捨 不捨得 唔捨得 心痛 阻止 察覺 想起 掛念 要 介意 出席 鍾意`,
  },
  HOPELESS: {
    en: `no future, no hope, no way out, nothing left, no reason to live, life is over, no point in living,
      lost all hope, hopeless, no light, no way forward, no purpose, lost the will, no tomorrow,
      no escape, nothing to live for, no hope left, dead inside, beyond help, empty inside, numb,
      end of the line, rock bottom, unbearable, in the dark, give up on life, nothing matters,
      nothing to look forward to, all hope is gone, giving up on life, despair, breaking point,
      broken inside, left to live for, never get better, nothing will get better, not going to get better,
      no light at the end, stuck forever, trapped, nothing feels real, feel nothing, too broken,
      beyond saving, no one can help me, nobody can help me, can not be saved, no point anymore,
      no point trying, nothing left for me, everything is pointless, everything is meaningless,
      tired of pretending, tired of fighting, done pretending, drowning inside, swallowed by, all dark,
      pitch black, hate waking up, given up on living, stopped caring if i live, can not be fixed,
      no one is coming to save me, nobody is coming, rotting, already dead inside, nothing to wake up for,
      i am broken, i give up on myself, no one would understand, world is better`,
    zh: `絕望 無望 冇希望 沒希望 生無可戀 冇將來 沒有將來 沒有未來 沒未來 看不到未來 看不見未來 睇唔到將來
      睇唔到出路 冇出路 走投無路 行到盡頭 到盡頭 冇明天 沒有明天 心如死灰 看不到希望 睇唔到希望 生不如死
      了無生趣 崩潰 萬念俱灰 哀莫大於心死 見不到光 看不到光 見唔到光 一片黑暗 黑暗 無路可走 冇路行 無盡
      人生完了 無藥可救 看不到盡頭 沒有盡頭 睇唔到盡頭 看不到明天 行屍走肉 麻木 沒有出路 沒出路 深淵
      人生沒希望 冇明日 活受罪 沒得救 不會好起來 唔會好返 好唔返 冇得救 無得救 沒救了 冇救 救唔到我
      救不了我 幫唔到我 行到絕路 絕境 死胡同 暗無天日 冇光 見唔到出口 沒有出口 扮開心扮到攰 裝開心
      裝作沒事 扮冇事 好空 好空虛 心好灰 冇感覺 沒感覺了 沒有感覺了 活夠 活膩 活厭 一無所有 什麼都沒了
      什麼都沒有了 沒盼頭 好想喊但喊唔出 冇人幫到我 人生無意義 沒回頭路 沒有退路 冇退路`,
  },
  BREAKING: {
    en: `can not do this anymore, can not go on, can not take it anymore, can not take this anymore,
      can not cope, can not live like this, can not hold on, can not carry on, can not keep going,
      give up on everything, breaking down, can not anymore, i give up, done with everything,
      done with life, can not handle it anymore, can not bear it anymore, so done,
      can not keep doing this, do not want to do this anymore, can not stand it anymore,
      want it all to stop, can not fight anymore, can not continue, at my limit, want out,
      reached my limit, want everything to stop, can not do it anymore, can not take it, can not endure,
      can not survive, can not breathe, had enough of everything, over everything,
      can not do this any more, can not hold on anymore, want out of everything, i am done, done trying,
      tired of trying, end of my rope, at the end of my rope, lost the will, stopped fighting,
      can not face another day, can not face tomorrow, can not see tomorrow, one more day,
      can not survive another`,
    zh: `撐不住 撐不下去 撐唔住 撐唔落 撐唔落去 頂不順 頂唔順 頂不住 頂唔住 頂不下去 捱不住 捱唔住 捱不下去
      捱唔落去 受不了 熬不下去 熬不住 堅持不下去 堅持不住 忍不下去 活不下去 過不下去 走不下去 活不成
      不想撐 不想捱 不想堅持 無力撐 冇力撐 沒力氣撐 快撐不住 撐到極限 捱不到 過不了今晚 捱唔到 不想再撐
      到極限 撐不了 撐得很累 支撐不住 支持不住 支撐不下去 不想努力了 頂得好辛苦 不行了 捱唔到聽日
      撐唔到聽日 撐不到明天 過唔到今晚 過唔到呢關 過不了這關 頂唔到 捱唔到落去 冇力行落去 冇力捱 放棄自己
      放棄生命 放棄人生 放棄一切 唔想努力`,
  },
  PAIN: {
    en: `pain, suffering, agony, hurting, hurt, misery, torment, suffer, ache, noise in my head, voices,
      sadness, torture, nightmare, heavy, it hurts`,
    zh: '痛苦 痛 苦 難受 折磨 煎熬 辛苦 苦難 傷痛 噩夢 痛楚 心痛 聲音',
  },
  STOP_WISH: {
    en: `stop, end, go away, over, be over, finish, make it stop, switch off, turn off, rest forever, peace,
      quiet, rest`,
    zh: '停 停止 結束 完 終結 完結 解脫 休息 安靜 平靜 了結 安眠 靜 離開',
  },
  SLEEP: {
    en: `sleep, fall asleep, go to sleep, go to bed, close my eyes, drift off, rest, nap, shut my eyes,
      lie down`,
    zh: `睡 瞓 睡着 睡去 睡覺 瞓覺 閉上眼 閉眼 閉埋眼 合上眼 一覺 一睡 睡一覺 瞓一覺 瞓着 睡過去 長睡 入睡
      昏睡 合埋眼`,
  },
  WAKE: {
    en: `wake up, wake, waking up, get up, come back, open my eyes, see morning, return, waking`,
    zh: '醒 醒來 醒過來 起身 起床 起來 醒返 睜開眼 回來 起返身 睜眼 擘大眼 醒番',
  },
  LEAVE: {
    en: 'go, leave, walk away, run away, slip away, fade, escape, go away',
    zh: '走 離開 離去 走了 走先 先走 早走 走人 遠走 解脫',
  },
};
