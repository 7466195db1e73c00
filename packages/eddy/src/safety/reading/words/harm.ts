import type { WordsOf } from './words-of.ts';

/** Harm to a body: one's own, or by another. */
export const HARM: WordsOf = {
  SELFHARM: {
    en: `selfharm, self harm, hurt myself, cut myself, burn myself, hit myself, harm myself, punish myself,
      starve myself, cutting again, hurting myself, injure myself, harming herself, hurts herself,
      hurts himself, relapse cutting, purge, make myself throw up, throw up after, cuts herself,
      cuts himself, cut herself, cut himself, harm herself, scratch myself, stab myself, choke myself,
      bite myself, slap myself, punch myself, my cuts, self harmer, shing, banging my head, bang my head,
      pull my hair out, pulling my hair out, head against the wall, hit my head against,
      snap a rubber band, claw at, clawed my, dig my nails, hurt myself on purpose, bite my arm, purging,
      binge and purge, not eating on purpose, starving myself, punch walls, punch the wall, burned myself,
      poke myself, hitting my thighs, punch my thighs, bruise myself, bruising myself`,
    zh: `自殘 自傷 傷害自己 割自己 打自己 割手 劃手 傷害自身 割傷自己 捶自己 燙自己 掐自己 咬自己 打自己巴掌
      劃自己 割大腿 割身體 虐待自己 懲罰自己 弄傷自己 搞傷自己 拮自己 撞自己 撞牆 撼牆 扇自己 割手臂
      自殘行為 扎自己 燒自己 割手腕 割腿 手刀 割自 插自己 殘害自己 扣喉 自虐 整傷自己 抓傷自己 傷自己
      掌自己 割了自己 燙傷自己 割刀 割大脾 捅自己 斬自己 界自己 割到流血 撞頭 撼頭 捽自己 拔頭髮
      扯自己頭髮 摑自己 扇自己巴掌 咬自己手 抓到流血 橡筋彈 打牆 捶牆 餓自己 弄到流血 整到流血 催吐 絕食
      用頭撞 用刀划 用刀劃 划手 划自己 划了自己 划手臂`,
  },
  HURT: {
    en: `cut, slash, slit, slice, carve, scratch, burn, stab, bite, punch, hit, bang, bruise, scald, pierce,
      poke, pinch, hurt, harm, injure, punish, bleed, starve, pick, stick, press, scrape, dig, slap,
      choke, pull, jab, snap`,
    zh: `割 劃 切 刮 刺 插 燙 燒 咬 捶 撞 撼 拮 扎 戳 打 抓 掐 抽 摑 傷害 弄傷 割開 界 整 扯 擦 剪 割了 扇 勒
      壓 划 捽 拔 弄 烙`,
  },
  RISK_BODY: {
    en: `wrist, thigh, vein, forearm, my arms, my skin, my legs, my arm, wrists, her arm, her arms, his arm,
      his arms, thighs, my thighs`,
    zh: '手腕 腕 大腿 血管 動脈 靜脈 喉嚨 手臂 脈 皮膚 大脾 頸動脈 隻手臂 條手臂 手背',
  },
  BODY: {
    en: `arm, wrist, leg, thigh, skin, throat, neck, vein, stomach, flesh, ankle, body, forearm, hand,
      finger, belly, knuckle, hip, head on the wall, head against the wall, head into the wall,
      my head against, chest, face, hair out, wrists, head, back, knees, ribs, cheek`,
    zh: `手 手腕 手臂 手指 腕 臂 腿 大腿 大脾 腳 皮 皮膚 身 喉 喉嚨 頸 脖子 肚 脈 血管 動脈 靜脈 肉 頭 身體
      頭髮 個頭 隻手 手背 膝 面 臉 心口`,
  },
  WOUND: {
    en: `scar, wound, blood, bleed, bruise, burn marks, stitches, sleeves, bandage, plasters, black eye,
      marks on my, cut marks, swollen, broken ribs, cuts on, the cuts, fresh cuts`,
    zh: `疤 疤痕 傷痕 傷口 流血 瘀 瘀傷 刀痕 見血 出血 瘀青 流晒血 長袖 短袖 好多血 割痕 傷疤 淤青 淤 血流
      黑眼圈傷 包紮 滿手血 見到血 都是血 全是血 成手血 血止 全部是血 滿是血 都係血 口子 新傷`,
  },
  KILL: {
    en: `kill, murder, shoot, slaughter, strangle, behead, poison, drown, assassinate, massacre,
      stab to death, beat to death, execute, finish off, kill off, get rid of, stab`,
    zh: `殺 殺死 殺了 殺掉 殺害 打死 斬死 砍死 捅死 弄死 劈死 勒死 毒死 掐死 推死 整死 幹掉 做低 斬 砍 捅 劈
      燒死 殺光 殺晒 炸死 摔死 淹死 殺人 殺咗 撞死`,
  },
  HIT: {
    en: `hit, beat, punch, slap, kick, smack, whip, cane, strangle, choke, stab, burn, push, shove, attack,
      assault, abuse, torture, bully, bash, thrash, belt, pin, drag, spit, smash, throw, hurt, batter,
      slam, pour, lash, chase, beat up, hit up, strike, spank, violent, grab, bite, scald, pull my hair,
      jump, tie, lock, harass, trap, bruise, molest, rape, harm, humiliate, kidnap, imprison, gag,
      hold me down, hold down, pin down, push down, knock, hang, cornered, surround, threaten, hits,
      trash, raise a hand, lay hands on, laid hands on, physical with, rough, pinch, iron, twist, yank,
      elbow, headbutt, stomp, trip, douse, hurl, swing at, come at, cut, round my throat,
      around my throat, round my neck, by the hair, against the wall, hands around, raises his hand,
      make me kneel, lock me, break, by my hair`,
    zh: `打 毆打 踢 扇 摑 掌摑 抽 掐 勒 虐待 虐打 揍 扑 燙 斬 砍 捅 毆 圍毆 淋 按 撼 欺負 欺凌 霸凌 推 打到
      打斷 毒打 暴打 痛打 家暴 虐 鞭打 藤條 衣架 皮帶 籐條 雞毛掃 打罵 拳打腳踢 圍住 鎖 關 鎖住 關在 鎖在
      綁 捉住 拖 掟 掉 潑 吊起 罰跪 跪 打死 打傷 郁手 動手 打過 扯 捏 掌嘴 巴掌 非禮 性侵 侵犯 強姦 摸
      追斬 追打 恐嚇 威脅 勒索 傷害 捶 打耳光 耳光 刮 扔 砸 燒 拳 禁錮 囚禁 軟禁 掐住 按住 圍 整蠱 孤立
      杯葛 排擠 羞辱 丟 踩 勒住 焗 浸 禁足 掌 捶打 打得 打成 摔 迫害 打一身 車我 淥 焫 烙 砌 抌 搣 擰 擲
      扯頭髮 剪我頭髮 扯我頭髮 拉我頭髮 掟落 摑我 踹 戳 灌我 撳 撳住 箍住 箍頸 掐我 劃 剃 飛踢 撞我 抓住
      揪 扇我 困我 困住我`,
  },
  HIT_HARD: {
    en: `strangle, choke, whip, cane, slap, punch, beat up, abuse, domestic violence, child abuse, batter,
      violent, =beaten, black eye, physical abuse, abusive, thrash, unconscious, belt, hanger, torture,
      assaulted, kidnapped, clothes hanger, slipper, feather duster, cigarette burn, black and blue,
      walk properly, broken arm, hospitalised, beatings, beating, knocked out, bleeding from, welts`,
    zh: `毆打 虐待 虐打 家暴 掌摑 毒打 暴打 扇耳光 拳打腳踢 圍毆 藤條 籐條 打到流血 打流血 成身瘀 打傷 打到瘀
      掐頸 勒頸 掐脖子 禁錮 囚禁 衣架打 暴力 施暴 虐兒 校園暴力 打到 雞毛掃 衫架 拖鞋打 煙頭燙 熨斗 瘀黑
      打到入醫院 打到周身 打到成身 打到骨折 打到暈 周身傷 周身瘀 淤青 黑眼圈腫 鼻血 流鼻血 打斷手 打斷腳
      打到腫 打腫`,
  },
  TOUCH: {
    en: `touch, grope, molest, kiss, rub, fondle, feel up, strip, on top of me, lick, caress, hug,
      put his hand, puts his hand, hand up, hand inside, hands inside, hand under, lie on me, took off,
      take off, unbutton, brush against, rape, squeeze, force himself, put his fingers, hands on my, grab,
      harass, climb on, flash, expose, sext, put his hands, touch himself, expose himself, sit on his lap,
      on his lap, between my legs, rub against, take advantage of, lift my skirt, pull down my,
      pull my pants, unzip, force me to touch, slide his hand, slid his hand, under my clothes, undo my`,
    zh: `摸 撫摸 掂 錫 親 親吻 強吻 攬 抱 非禮 性侵 猥褻 侵犯 掀 揭 伸手 手伸 伸入 伸進 除 脫 扒 搞 騷擾
      性騷擾 上下其手 壓住 壓在 捏 亂摸 摸過 揩油 毛手毛腳 動手動腳 舔 強姦 強暴 迷姦 掂過 摟 摟抱 貼住
      脫光 碰 觸碰 搓 揉 拉我 掹 剝 解開 拉開 掀起 露械 打飛機 佔我便宜 食豆腐 吃豆腐 坐佢大脾 坐他腿上 揩
      箍 咀 強行摟 伸咗入 伸咗落 伸進來 隻手伸 隻手放 手放在`,
  },
  WATCH: {
    en: `watch, peep, spy, stare at, look at me, film, record, photograph, walk in, come in, come into,
      comes in, enter, open the door, film it, film me, filming me, record me, comes to my room,
      come to my room, comes into my room`,
    zh: `偷拍 偷看 偷窺 偷影 望住 睇住 看着 拍 影 入 進 進來 入嚟 開門 闖入 進入 爬上 推門 走進 入我房 進我房
      進我房間 走入`,
  },
  UNDRESSED: {
    en: `shower, undress, change, bath, bathroom, my bed, change clothes, changing, my room, toilet, bedroom,
      into my bed, naked, shower with him`,
    zh: `洗澡 沖涼 換衫 換衣服 浴室 廁所 我房 我房間 我床 我張床 我的床 張床 房間 更衣 我的房間 房`,
  },
  PRIVATE: {
    en: `chest, breast, private, privates, private parts, private part, thigh, butt, bottom, under my skirt,
      my skirt, inside my pants, pants, inside my shirt, under my shirt, bra, underwear, my waist,
      clothes, bed, down there, crotch, skirt, boobs, inappropriately, weird place, where he shouldn't,
      body, lap, genitals, sexually, my leg, uncomfortable, penis`,
    zh: `下面 下體 私處 胸 胸部 屁股 大腿 大髀 大脾 腰 身體 裙 褲 內衣 內褲 底褲 衫 衣服 胸圍 敏感部位 波
      私密 隱私部位 身 我張床 張床 我床 那裡 嗰度 嗰啲位 下陰 啲位 校裙 褲襠 不該摸的 奶 對胸`,
  },
  RAPE: {
    en: `rape, molest, sexual assault, sexually assault, sexual abuse, sexually abuse, force himself on me,
      groom, incest, forced me to have sex, gang rape, sexual harassment, sexually harass, rapist,
      drugged me, spiked my drink, upskirt`,
    zh: `強姦 性侵 非禮 猥褻 迷姦 強暴 輪姦 性侵犯 性虐待 亂倫 強迫發生關係 性暴力 強行發生關係 性騷擾 侵犯
      偷拍裙底 被搞 搞過`,
  },
  SEX: {
    en: `have sex, sex, sexual, sex with, sexual things, sleep with, strip, undress, take off my clothes,
      take off my shirt, take my clothes off, naked, nude, nudes, bj, body pics, send pics,
      private photos, swimsuit, touch him, kiss, meet him at a hotel, prostitute, prostitution,
      without clothes, bed with, virgin, topless, intimate, cam, no clothes, my clothes off, porn,
      masturbate, sugar daddy, escort, sell my body, made me do things, do things to him,
      do stuff i did not want, do sexual, private pics, nudity, strip for, webcam, send a pic of my body,
      sleep with him, dick pic`,
    zh: `上床 發生關係 性行為 性交 做愛 除衫 脫衫 脫衣 脫衣服 除褲 脫褲 裸照 裸相 裸聊 果照 口交 做嗰樣嘢
      做那種事 做那些事 做嗰啲嘢 做嗰件事 嗰樣嘢 不雅照 私密照 性愛 援交 賣身 開房 私密片 除光 脫光 陪睡
      那種照片 嗰啲相 賣淫 自慰 不雅 除晒 不穿衣服 沒穿衣服 冇著衫 唔著衫 無著衫 沒着衣 冇著衫嘅 鹹片
      色情片 ptgf 兼職女友 做愛做 脫光光 陪瞓 陪佢瞓 私影 無上裝 沒穿 穿泳衣 打炮 約炮 性關係 下體照 胸照
      床照 除晒衫`,
  },
  NUDES: {
    en: `nudes, naked photo, naked picture, naked pic, nude photo, nude pic, nude picture, sex tape,
      private photo, naked video, private pics, private video, sex video, fake nude, deepfake,
      revenge porn, intimate photo, intimate pics, video of us having sex, nude, sextortion,
      video of me in the shower, intimate pictures, explicit photos, nude video, recorded me naked,
      screen recorded me, photos of me changing, video of me naked, pics of my body, picture of my body`,
    zh: `裸照 裸相 裸聊 果照 不雅照 私密照 裸片 性愛片 私密片 床照 不雅片 裸體照 裸體 性愛影片 裸露照 裸露
      私密相 走光相 裸照片 起底 洗澡的視頻 沖涼片 換衫片 偷拍片 露點照 身體照片 私房照 沒穿衣服的照片
      不穿衣服的視頻`,
  },
  OVER_ME: {
    en: 'on top of me, into my bed, in my bed, on me at night, lay on me',
    zh: '壓住我 壓在我 爬上我 騎住我 攬住我瞓',
  },
  ARSON: {
    en: 'burn down, set fire, blow up, bomb, shoot up, shoot everyone',
    zh: '放火 燒屋 炸 縱火 燒學校 點火',
  },
  DRUGGED: {
    en: `drugged, spiked, roofied, got me drunk, passed out, put something in my drink,
      something in my drink, made me drink`,
    zh: '灌醉 落藥 下藥 迷暈 下迷藥 昏迷 灌酒 有人落藥 飲品落藥',
  },
  PHOTO: { en: 'photo, picture, pic, video, recording', zh: '相 相片 照片 片 影片 視頻 視频 短片 錄影' },
  POST: {
    en: 'post, share, leak, send, upload, spread, show',
    zh: '放上 放上網 發 傳 上載 公開 散播 放 發布 發給 傳俾 貼',
  },
  THREAT: {
    en: `threaten, threat, blackmail, extort, revenge, leak, sextort, extortion, kidnap, ransom, stalk,
      stalker, hunt me down, threatening, demand money, wants money, expose me, hunt, come for me,
      find me and, hurt my family, after my family, loan shark, owe them money, triad`,
    zh: `威脅 恐嚇 勒索 要脅 脅迫 敲詐 起底 跟蹤 尾隨 綁架 禁錮 追債 恐吓 大耳窿 追數 收數 找人打我 搵人打我
      放學等我 放學堵我 搞我屋企 弄死我 滅口 逼債`,
  },
  FORCE: {
    en: `force, make, made, coerce, pressure, pressurise, order, ask, want me to, told me to, push, beg,
      trick, lure, pay me, keep asking, ask for, offer me money, pimp`,
    zh: '強迫 迫 逼 夾硬 強行 硬要 硬係要 要求 叫 呃 騙 誘 引誘 要 哄 威迫 利誘 灌醉 逼住',
  },
  FOLLOW: { en: 'follow, stalk, chase, wait for, corner, track', zh: '跟蹤 跟住 尾隨 跟着 追 等我 堵 跟了' },
  BULLY: {
    en: 'bully, cyberbully, gang up on, outcast',
    zh: '欺凌 霸凌 欺負 圍毆 杯葛 排擠 孤立 校園暴力 網絡欺凌',
  },
  CONFINE: {
    en: `lock me in, lock me up, locked in, lock me out, locks me, locked up, starve me, give me food,
      feed me, let me eat, throw me out, kick me out, kicked out of home, let me out, chain, tie me,
      tied up, locked me, out of the house, trapped at home, lock the door, cage, ran away from home,
      run away from home, nowhere to sleep, sleep on the street, without food, no food, dog cage,
      in the cage, not allowed food, threw me out, kicked me out, thrown out, sleep in the park,
      sleep at mcdonald, sleeping rough, nowhere to go, lock me in the balcony, locks me in, locks me out`,
    zh: `鎖住我 鎖我 關我 把我鎖 把我關 鎖在房 關在房 唔俾我食 不給我吃 不讓我吃 趕我走 趕我出 趕出家
      趕出家門 瞓街 鎖起 關起 鎖住 反鎖 不給飯 困住我 困在家 瞓走廊 瞓公園 無家可歸 離家出走 冇地方瞓
      沒地方睡 不讓我出門 鎖喺 鎖在 關在 狗籠 困廁所 餓我 唔俾飯食 不給飯吃 不給我飯 不准吃飯 掃地出門
      趕我出門 趕出門 趕走我 麥當勞過夜 瞓麥當勞 沒地方去 冇地方去 冇得返屋企 流落街頭 不讓我回家
      唔俾我入屋 不讓我進門 鎖喺門口 關進`,
  },
  UNSAFE: {
    en: `not safe at home, unsafe at home, unsafe, not safe, afraid to go home, scared to go home,
      dare go home, dare to go home, scared of going home, afraid of going home, scared at home,
      scared to be at home, fear for my life, in danger, afraid of him, scared of him, run away,
      safe at home, save me, hide from him, hiding from, at my door, outside my door, break into my,
      afraid of my dad, scared of my dad, scared of my stepdad, terrified of him, hiding in the toilet,
      hiding in my room, hiding in the bathroom, hide in the closet, is coming to get me,
      about to break the door, breaking the door, smashing the door, banging on the door, scared he will,
      scared she will, afraid he will, not safe here, call the police, domestic violence at home`,
    zh: `不敢回家 唔敢返屋企 不敢返家 怕回家 驚返屋企 害怕回家 怕返家 家裡不安全 屋企不安全 在家不安全
      在家裡不安全 救我 救救我 快來救 跟我回家 家不安全 屋企好危險 家裡好危險 逃出去 砸門 砸我房門 踢門
      撞門 拆門 爆門 匿喺廁所 匿咗喺廁所 匿咗入廁所 匿埋喺廁所 躲進廁所 躲在廁所 躲在房 匿喺房 鎖住門口 好怕佢會打 怕佢打我 怕他打我 怕被打 怕俾人打
      打死我的`,
  },
  CUT: {
    en: 'cut, slash, slit, slice, carve, scratch, burn, stab, scald, pierce, poke, scrape',
    zh: '割 劃 刮 刺 燙 燒 拮 扎 戳 界 剪 割了 割開 划 鎅 𠝹 刻',
  },
  LETHAL: { en: 'lethal, fatal, deadly dose', zh: '致命 致死' },
  ILL: {
    en: `cancer, terminal, terminally ill, accident, heart attack, plane crash, hit by a bus, hit by a car,
      hit by a truck`,
    zh: '絕症 癌症 癌 意外 心臟病發 車禍 末期 重病',
  },
  SECRET: {
    en: `not to tell, not tell anyone, nobody will believe, keep it secret, our secret, do not tell anyone,
      never tell anyone, no one will believe me, not tell my parents, not say anything, tell nobody,
      keep quiet, our little secret, little secret`,
    zh: `唔好講 不要說 不准說 唔准講 別告訴 不要告訴 唔好話俾 冇人會信 沒人會信 沒人信 唔好同人講 講出去
      說出去 不敢告訴 唔敢講 不敢說 唔敢話俾`,
  },
  REVENGE: {
    en: `revenge, make them pay, make him pay, make her pay, get back at, pay for what, will regret it,
      wipe them out, make everyone pay, take them down with me, take them with me, payback, blood on,
      teach them a lesson they`,
    zh: `報復 報仇 計數 算帳 不會放過 唔會放過 不放過 唔放過 同歸於盡 攬炒 還返俾佢哋 要他們死 要佢死
      要佢哋死 讓他們死 陪葬 拉佢哋一齊死 要你們後悔`,
  },
  SCOLD: {
    en: 'scold, nag, yell at, lecture, shout at, disappoint, late',
    zh: '鬧 罵 囉嗦 煩 唸 訓話 教訓 話我',
  },
  FEAR: {
    en: 'scared, afraid, fear, terrified, frightened, worried, panic, shaking, hiding, froze',
    zh: '怕 驚 害怕 好怕 恐懼 好驚 恐怖 擔心 發抖 震 驚恐 唔敢 不敢 匿 躲',
  },
  DRUNK: {
    en: `drunk, drinks, alcohol, when angry, loses his temper, loses money, gamble, gambling, temper, angry,
      mad, rage, bad mood`,
    zh: '飲醉 醉 喝酒 飲酒 喝醉 輸錢 酒後 醉酒 發脾氣 發火 酗酒 發癲 發狂 飲咗酒 賭輸',
  },
};
