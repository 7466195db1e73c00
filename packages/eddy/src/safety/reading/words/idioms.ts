import type { WordsOf } from './words-of.ts';

/** Fixed expressions in which a dangerous word means something else; the longest known word is read first. */
export const IDIOM_WORDS: WordsOf = {
  IDIOM: {
    en: `nothing matters except, dead tired, dead serious, dead end, deadline, dead line, dead last,
      dead sea, dead language, dead wrong, dead set, dead easy, dead weight loss, dead battery,
      drop dead gorgeous, dead meat, dead poets, dead on time, half dead, brain dead, dead heat,
      dead silent, dead right, dead inside lol, die hard, diehard, do or die, =dying to, =dying for,
      would die for, die laughing, dying laughing, died laughing, dead laughing, dying of laughter,
      die of boredom, dying of boredom, dying of embarrassment, die of embarrassment, dying of hunger,
      dying of thirst, dying of heat, die of shame, die of cringe, dying from cringe, dying to know,
      die to get, die to study, died and went to heaven, dying inside, die on the hill, die on this hill,
      hill to die on, dying breed, dying industry, dying industries, dying subject, dying trade,
      dying language, die out, dying art, dying career, die down, old habits die hard, never say die,
      dice, dyeing, dying fabric, dying my hair, bored to death, scared to death, worried to death,
      stressed to death, tired to death, sick to death, frighten to death, love to death, talked to death,
      life or death, matter of life and death, death rate, death penalty, death row, be the death of,
      death march, death note, death star, death metal, black death, near death experience lecture,
      death valley, catch my death, death grip, death stare, death glare, sudden death, death trap,
      death toll, kiss of death, over my dead body, kill time, kill some time, killing time,
      kill two birds, kill it, killing it, kill that, killed that, kill for, kill to get, kill to be,
      kill the vibe, kill the mood, killjoy, buzzkill, buzz kill, overkill, killer, =killers,
      dress to kill, if looks could kill, kill chat, roadkill, kill or be killed, painkiller nursing,
      pain killer, killer whale, kill the notification, murder a, murder mystery, get away with murder,
      murder on, bloody murder, suicide squad, career suicide, academic suicide, social suicide,
      political suicide, gpa suicide, suicide mission, suicide drill, suicide drills, suicide sprints,
      suicide runs, suicidal to put, suicidal to pick, suicidal to choose, jump at, jump for joy,
      jump rope, jumping jacks, high jump, long jump, triple jump, show jumping, bungee jump,
      jump to conclusions, jump ship, jump the gun, jump through hoops, jump the queue, jump queue,
      jump scare, jump start, jump straight, jump into year, jump on the bandwagon, jump between,
      jump a level, jump a band, ski jump, jumping off point, jump off point, jump right in, jump over to,
      cut off, cutoff, cut offs, cut class, cut classes, haircut, hair cut, cut my hair, short cut,
      shortcut, cutting edge, cut it close, cutting it close, cut down, cut to the chase, cut corners,
      cut out for, clear cut, cut the queue, cut and paste, cut me some slack, cut myself some slack,
      cut above, cut back, cut my losses, cut some slack, cut a long story, cut scene, paper cut,
      cut my list, cutting scores, make the cut, film cut, cut my finger cooking, cut ties, cut it out,
      cut in half, cut stress, price cut, budget cut, cut score, cut one, cut two, cut my choices,
      hang on, hang in there, hang out, hang up, hang around, hang my hopes, hang of, get the hang,
      hanging by a thread, cliffhanger, hang on to, no hang ups, drop out, burn out, burnout,
      burn the midnight oil, burning question, burn calories, burning calories, slow burn, sunburn,
      burn bridges, burn a choice, burn a hole, crash and burn, burn the candle, hit the books,
      hit the gym, hit rock bottom, hit the road, hit the sack, hit the jackpot, hit the ground running,
      hit or miss, hit a wall, hit my target, hit the target, hit target, hit a milestone, hit the roof,
      hit the nail, hit the hay, hit list, greatest hits, hit song, hit single, hit snooze, hit the wall,
      hit a plateau, hit submit, hit send, hit up, hit different, hits different, hit me up, hit me that,
      hit a 5, hit home, beat around the bush, beat the system, beat the clock, beat the drum,
      beat the odds, beat my record, beat my score, beat the traffic, beat the deadline, beat the rush,
      drum beat, heart beat, heartbeat, off beat, beat to it, beat myself up over, hurt my chances,
      hurt my application, hurt my gpa, hurt my score, hurt my ranking, no pain no gain, pain in the,
      pain points, growing pains, painstaking, knee hurts, leg pain, back pain, end of term,
      end of the term, end of the day, end of the year, end of the month, end of the world, end up,
      end date, weekend, year end, back end, front end, end of the list, end result, loose ends, high end,
      deep end, end of life care, end of terms, make ends meet, odds and ends, week end, dead center,
      end with, end in, over it, hopeless at, hopeless in, hopeless with, hopeless romantic,
      lost in translation, at my limit with, life science, life sciences, life insurance, life saver,
      lifesaver, life guard, lifeguard, student life, hall life, uni life, campus life, university life,
      school life, life hack, life skills, work life balance, social life, half life, night life,
      life of pi, life expectancy, life span, love life, life choices, real life, life planning,
      once in a lifetime, life experience, life long, get a life, have no life, life is tough in,
      still life, life goals, marine life, life in form 6, leave hong kong, leave the country,
      leave school, leave home for, sick leave, leave of absence, leave a note for, leave the room,
      leave the chat, leave the band, leave the list, leave my school, leave letter, leaving cert,
      leave it to, leave early, disappear from my list, disappear from the list, touch on, in touch,
      keep in touch, touch base, touch screen, touch up, touch wood, soft touch, final touch,
      finishing touch, touch typing, lost touch, lose touch, out of touch, touch football,
      touched me deeply, touch rugby, shoot me, shoot me an email, shoot for, shoot my shot, photo shoot,
      video shoot, shoot hoops, troubleshoot, drown in, drowning in, drown out, take my life science,
      naked eye, naked truth, stab in the back, take a stab, stab at, back stabbing, backstab,
      slap in the face, slap on, bed time, sex ratio, sex education, same sex, sex ed, opposite sex,
      sexual health, single sex school, drug discovery, drug design, drug store, drug abuse,
      drug research, blood test, blood donation, give blood, donate blood, blood type, blood pressure,
      blood bank, in cold blood, blood drive, abuse of power, substance abuse, poison ivy, food poisoning,
      rat race, tear gas, gas station, gas prices, natural gas, threat to my, trade war, killer app,
      victim of my own success, kick off, kick start, kick out of band, kickboxing, kick a ball, kick in,
      get a kick, free kick, punch line, punch above, fruit punch, hole punch, pinch of salt, push up,
      push ups, push back, push my luck, push through, push on, push notification, pull up, pull ups,
      roll over, knock out, fall behind, fall asleep in class, fall short, fall for, fall in love,
      fall off my chair, fall through, free fall, fall semester, rooftop garden, rooftop farm,
      roof garden, rooftop bar, roof rack, tower block design, through the roof, raise the roof,
      glass ceiling, bridge course, bridging course, bridge engineering, train driver, train hard,
      train ticket, train station, track and field, on track, track record, soundtrack, off track,
      sidetrack, track engineering, railway tracks, fast track, keep track, lose track, lost track,
      back on track, ledge saw, bite the bullet, dodge a bullet, bullet points, silver bullet, shot down,
      shot in the dark, my best shot, bomb disposal, nuclear, bath bomb, bomb the, photobomb,
      goodbye form 6, say goodbye to my teachers, good bye party, attack on titan, heart attack lol,
      panic attack lol, heart attack when, war crimes, hunger games, mortal kombat, knife skills,
      knife and fork, swiss army knife, cutting board, razor sharp, mind blown, blow my mind,
      world of pain, sick of waiting, sick day, sick bay, under the knife, cold turkey, roast me,
      grill me, i would die for, could die for, could kill for, would kill for, would kill to,
      could kill a, would murder, could murder, self taught, self study, self financing, self financed,
      self introduction, self discipline, myself some slack, life is short, yolo, wake up call,
      wake up at, wake up early, woke up late, wake up for, wake me up when, wake up late,
      waking up early, what is the point of band, there is no point retaking, in danger of missing,
      in danger of failing, danger zone, stranger danger, safe choice, not safe enough, safe list,
      safe from, play safe, to be safe, safe bet, play it safe, safe option, unsafe choice,
      take it to the grave, kill the chat, kill this chat, kill the queue, kill my chances,
      kill my chance, kill my mood, kill my vibe, kill my gpa, kills the mood, sleep in, sleep deprived,
      sleep schedule, sleepless, sleep forever after, sleep for a week, sleep for 3 days, die in a game,
      sleep science, exit poll, cut throat, cutthroat`,
    zh: `唔該 自殺式 牛刀 打我屁股 死線 死記 死背 死記硬背 死心塌地 死心 死咗條心 死條心 死火 死機 死定
      死定了 死梗 死硬 死磕 死活 死穴 該死 慘過死 死慘 死仔包 死人咁 死黨 死板 死角 死結 死路一條 死啃
      死谷 死撐 死忠 死守 死讀書 死讀 死命 死拼 死鬥 死對頭 死訊 死物 死水 死局 死棋 死球 嚇死 笑死 累死
      攰死 煩死 悶死 熱死 凍死 餓死 餓死了 氣死 激死 急死 愁死 忙死 考死 難死 貴死 醜死 尷尬死 羨慕死 愛死
      想死你 嬲死 哭死 喊死 做死 溫死 讀死 背死 操死 焗死 逼死 迫死 緊張死 擔心死 無聊死 好奇死 甜死 辣死
      肥死 驚死 怕死 渴死 妒忌死 慘死 窮死 樂死 開心死 羞死 臭死 吵死 困死 眼瞓死 睏死 倦死 寫死 抄死 痛死
      癢死 酸死 鬱死 壓力死 壓死 笑死我 死硬派 卷死 焦慮死 尬死 冤死 曬死 瞓死佢 瞓死 打死也不 打死都不
      死都要 死也要 死也不 拼死 拚死 死去活來 至死不渝 視死如歸 九死一生 不死心 唔死心 垂死掙扎 貪生怕死
      死而無憾 生死與共 死鬼 死蠢 衰死 抵死 死相 死樣 死唔去 死剩種 死人 死人咁多 死心不息 死唔斷氣 死靜
      死寂 唔使死 唔死得 死不了 死唔晒 死得好慘 死得慘 死梗咗 唔識死 死開 殺入 殺進 殺出 殺科 殺手 殺時間
      殺到 殺價 秒殺 抹殺 殺蟲 殺菌 殺青 必殺 殺傷力 殺校 殺個片甲不留 殺食 殺雞 封殺 扼殺 殺毒 殺上 殺下
      殺返 殺回 殺機 殺氣 殺入決賽 捧殺 殺埋身 殺敵 暗殺 刺殺 他殺 謀殺案 殺人案 殺人犯 殺人鯨 殺死這題
      殺破 殺親 殺人狂 笑殺 煞食 殺咗入 殺得 大殺 打電話 打爆我電話 打暑期工 打工 打算 打機 打波 打球 打字
      打分 打擊 打開 打低 打敗 打贏 打卡 打針 打印 打掃 打扮 打聽 打包 打手 打拼 打氣 打賭 打破 打比方
      打滾 打仗 打入 打通 打爆 打尖 打擾 打小報告 打主意 打功課 打架戲 打遊戲 打遊戲機 打牌 打麻雀 打鼓
      打碟 打鐵 打底 打造 打勾 打交道 打邊爐 打風 打瞌睡 打躉 打雜 打醒 打動 打折 打烊 打噴嚏 打嗝 打岔
      打發 打好 打穩 打理 打零工 打份工 打緊工 打份 打唔通 打來 打比賽 打手勢 打過疫苗 打疫苗 打打氣
      打對台 打卷 打咗份 打錯 打俾我 打給我 打回 打趴 打回原形 毒打社會 打開心窗 打退堂鼓 打回去 打頭陣
      打成平手 打草稿 打定輸數 打我主意 打一打 打友誼賽 打電競 打電腦 摸底 摸索 摸清 摸唔清 摸不清 摸魚
      摸透 摸不着頭腦 摸唔着頭腦 摸頭鼓勵 摸門釘 摸着石頭 摸黑 摸下底 摸熟 觸摸屏 割愛 割捨 割雞 割席 收割
      分割 切割 割症 割禾 割裂 割草 割韭菜 割地 切磋 切除 切入 切換 一刀切 剪接 剪片 裁剪 割屍 切身 切實
      密切 切合 確切 急切 刻不容緩 跳級 跳過 跳舞 跳繩 跳高 跳遠 跳槽 跳科 跳出 跳傘 跳班 跳水隊 跳樓價
      跳樓機 跳海豚 跳海拯溺 跳去 跳去第 跳轉 跳掣 跳線 跳堂 跳讀 跳板 跳題 跳出舒適圈 跳彈床 跳健美操
      心跳 跳downgrade 跳到 跳咗過 跳躍 跳字 跳唱 跳皮 跳讀一年 跳蚤 跳芭蕾 跳街舞 跳水 跳步 跳上 跳頁
      跳舞學院 跳蹦床 跳格 燒烤 燒腦 燒錢 發燒 燒炭燒烤 火燒眉毛 燒焊 燒味 燒賣 燒到 退燒 燒炭化學 燒銀紙
      燒腩仔 吊車尾 吊詭 吊橋 吊臂 吊威也 吊燈 吊帶 吊胃口 不上不下 上吊橋 繩結 繩網 繩索課程 繩之以法
      跳大繩 放棄治療 無藥可救啦 食藥系 藥劑系 藥廠 中藥 中藥學 藥房 藥理 藥物 藥材 藥妝 醫藥 西藥 藥學
      藥膳 藥檢 藥劑師 火藥 買藥 感冒食藥 毒雞湯 有毒 好毒 中毒 毒舌 網絡中毒 病毒 消毒 毒品 毒男 毒撚
      戒毒 禁毒 吸毒 毒理 打毒針 毒瘤 離開香港 離開家住 離開屋企住 離開屋企自己住 離開家裡住 離開中學
      離開學校 離開舒適圈 離開校園 離校 離開房間 離開個group 離開群組 離開呢科 離開這個系 離開母校
      離開對話 離開本地 離開課室 走堂 走先 走佬 走盞 走位 走廊 走讀 走勢 走運 走紅 走寶 走漏 走火入魔 走上
      走向 走進 走出去看 行走 走路 走過場 走犀 走難 走鬼 走馬看花 走後門 走精面 走數 出走半生 走學 走一圈
      走塑 走甜 走冰 走青 走到 血汗 血液 血拼 熱血 心血 血型 血管系 血統 血壓 血本無歸 捐血 輸血 血淚史
      血書 流血不流淚 血案 血路 血氣 血槽 血糖 嘔血 噴血 一頭霧水 生存技能 野外生存 生存遊戲 生存分析
      大學生存 生存指南 生存空間 生存之道 生存攻略 生存率 活動 活躍 活潑 活力 活化 活該 生活費 快活 靈活
      活生生 工活 活學活用 活到老 活在當下 幹活 活字 復活 復活節 活期 存活率 校園生活 大學生活 宿舍生活
      中學生活 學生生活 生活圈 生活質素 生活科技 生涯規劃 生命科學 生命教育 生命倫理 人生規劃 人生交叉點
      人生目標 人生第一次 人生大事 人生意義 懷疑人生 人生勝利組 人生巔峰 人生贏家 人生路 生命周期 人生課
      生命線義工 生死學 生死教育 死亡教育 死亡率 死亡學 死亡社會學 死亡證 死亡筆記 死亡之卷 死亡之組
      死亡倒數 死亡行軍 死海 死刑 死侍 死士 黑死病 死傷 死者 死因 死亡之握 死囚 死神 頭痛 手痛 腳痛 肚痛
      牙痛 心痛錢 痛腳 痛點 痛風 頸痛 膝頭痛 腰痛 經痛 陣痛 肉痛 痛症 忍痛割愛 止痛學 結束對話
      結束呢個對話 結束中學 結束咗考試 結束考試 結束暑假 結束課程 結束申請 結束後 結束之後 結束語 結束聊天
      危險職業 危險品 危險駕駛 高危行業 窗口期 窗外面 天台種植 天台綠化 天台觀星 天台花園 屋頂 屋頂綠化
      過橋 橋樑 天橋底 橋段 過渡 銜接橋 彩虹橋 車厘子 車仔麵 車位 停車 車費 學車 考車牌 海外 海關 海洋
      上海 海量 海報 海南 海選 海運 出海 海龜 大海撈針 海馬 馬路消息 火車上溫書 坐車 搭車 塞車 車程 飛車
      地鐵站 港鐵工程 路軌工程 路軌維修 刀工 刀光劍影 刀刻 手術刀 開刀 刀叉 雙面刃 雙刃刀 一刀兩斷 刀背
      剃刀 刀削麵 軍刀隊 兩刀 刀章 刀仔鋸大樹 童軍用刀 用刀訓練 拿刀的廚師 負擔不起 負擔唔起 負擔得起
      經濟負擔 學費負擔 家庭負擔 財政負擔 減輕負擔 拖累平均分 拖累總分 拖累gpa 拖累成績 垃圾分類 垃圾成績
      垃圾食物 垃圾email 負擔學費 負擔家裡 俾人插隊 俾人笑 俾人拒 被拒 被拒絕 被淘汰 被打敗 被嚇 被抓作弊
      被搶 被鬧 被罵 被秒 被屠 被殺退 被殺到 被虐 被虐待嘅題 被打臉 打臉 被打回 被打敗了 被卷 被逼讀
      被迫讀 被迫選 再見dse 再見中學 再見了中學生涯 再見啦中六 再見面 再見家鄉 拜拜化學 拜拜物理 拜拜先
      拜拜聽日 告別中學 告別校園 告別作 告別禮 告別營 惜別會 畢業禮 道別派對 下次再見 明天見 聽日再問
      好想瞓 想瞓覺 睡不着 瞓唔著 瞓唔着 睡懶覺 睡過頭 瞓過龍 瞓醒 睡眠科學 睡眠不足 瞓到自然醒 補眠
      睡一天 醒來第一件事 叫醒 醒目 清醒 提醒 覺醒 醒神 睡醒 醒咁早 消失在榜單 消失三個月 消失的分數
      消失的志願 消失咗的課程 名單消失 成績消失 志願消失 消失一年 消失去溫書 消失去讀書 救命 救護 救生
      救援 急救 搶救 拯救 救恩 救火 求救信號科 救傷 救人一命 救返 救亡 救市 救救孩子 救下我個數學 救返個分
      想跳出香港 遺傳 遺產 遺憾 遺漏 後遺症 非物質文化遺產 刺激 諷刺 刺青 插隊 插班 插圖 插畫 插花 撞親
      撞時間 撞期 撞車 撞名 撞衫 撞題 撞科 撞鐘 撞板 撞正 捶背 抓緊 抓住 抓時間 咬緊牙關 咬文嚼字 咬字
      抽籤 抽時間 抽空 抽獎 抽象 抽煙 抽水 抽筋 推薦 推遲 推測 推廣 推動 推理 推介 推甄 捏造 捏把汗 掐時間
      掐點 嚇親 整親 跌親 燙親 冷親 弄親 親子 親戚 親近 親切 親身 母親節 父親節 摸擬 模擬 壓縮 壓軸 鎖定
      鎖死 鎖分 鎖屏 困難 困擾 困惑 關注 關係 關於 關鍵 有關 相關 關心 關卡 機關 按時 按揭 按鍵 按照 按鈕
      扯平 拖延 拖拉 拖後腿 拖堂 踩界 踩線 踩雷 踩單車 丟架 丟臉 扔掉筆記 潑冷水 砸鍋賣鐵 考砸 搞砸 綁定
      綁卡 圍繞 圍內 範圍 周圍 圍讀 燒埋 沖刺 踢波 踢足球 踢出局 踢館 踢爆 踢出名單 出局 掉隊 掉以輕心
      掉level 淋漓盡致 斬件 斬科 斬眼 斬料 斬獲 砍掉 斬掉 毆打題 虐題 虐卷 虐狗 虐貓 虐待動物 被受虐兒童
      受虐兒童 被虐待嘅兒童 浸大 沉浸 浸會 孤立無援分 圍爐 動手做 動手術 郁不了手 動手寫 親手 拳擊 空手道
      拳頭產品 氣死我 攞命 要命 要我命 要了我命 要了我的命 要了老命 攞我命 搏命 拼命 命題 攞你命3000
      奪命卷 奪命 老命 革命 使命 一命二運 算命 命運 壽命 命中 宿命 苦命 救命啊 救命呀 續命 條命係你的
      死得啦 死得喇 死得了 死都不會 死都不讀 死都不報 死都不選 睡死過去 睡死 死得人 困得要死 累得要死
      安樂死喇 餓得要死 忙得要死 熱得要死 想要我的命 要我的命 跌落海 不死都 唔死都 打爛 打爆咗 打斷話`,
  },
  KILLS_TIME: {
    en: `time, birds, mood, vibe, chance, chances, dream, boredom, bacteria, germs, process, mosquito, bug,
      legs, feet, back, eyes, brain, gpa, motivation, confidence, interest`,
    zh: '時間 心情 興趣 信心 腦細胞 細胞 眼 隻腳 士氣 創意 機會',
  },
  FATIGUE: {
    en: `tired, bored, embarrassed, stressed, boredom, hungry, busy, hot, cold, awkward, nervous, exhausted,
      cringe, confused, shocked, jealous`,
    zh: `累 攰 溫 煩 悶 熱 凍 餓 瞓 忙 難 操 做 考 寫 讀 等 急 辣 癢 尷尬 無聊 眼瞓 困 睏 背 卷 抄 趕 學 驚
      嚇 笑 緊張 擔心 溫書 讀書 複習 羞 醜 尷 練 改 刷題 刷 肚餓 寫作業 補習 上堂 開會 爛 社死 貴 嬲 氣 搞
      傻 爆`,
  },
  PRESSURE: { en: 'pressure, stress', zh: '壓力 壓力大 壓力好大' },
  SHAME: {
    en: `embarrass, embarrassment, cringe, awkward, boredom, laughter, bored, laugh, shame, hunger, heat,
      thirst, stress, curiosity, humiliation`,
    zh: '尷尬 社死 羞 醜',
  },
  PLACE: {
    en: `hall, hostel, dorm, campus, shatin, hong kong, uk, abroad, alone, roommate, hk, england, canada,
      australia, japan, overseas, with, in hall, on campus, in a, country, city, family, friends, taiwan,
      mainland, usa, kowloon, flat, apartment, off campus`,
    zh: `宿舍 香港 屋企 家 英國 外國 海外 台灣 澳洲 加拿大 宿 校 hall 內地 國外 澳門 日本 美國 新加坡 城市
      沙田`,
  },
};
