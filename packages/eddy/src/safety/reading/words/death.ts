import type { WordsOf } from './words-of.ts';

/** Death, one's own hand, and what it is done with. */
export const DEATH: WordsOf = {
  DIE: {
    en: `die, pass away, perish, be no more, death, wither away, stop breathing, my death, dieing, expire,
      croak, log off forever, be at peace, rest in peace, final exit`,
    zh: `死 死去 死掉 逝世 離世 死亡 一死 身亡 喪命 送命 斃命 歸西 升天 早死 快死 沒命 死在 一死了之 死了算
      死了算了 死咗算 死了去 離開人世 離開世界 離開這個世界 離開呢個世界 離開人間 離開世間 死翹翹 長眠
      安息 死吧 離開這世界 死算數 離開世上 早死早着 早死早超生 死心的都有 死的心 死咗算數 死俾 死了好 死呀
      離開這個世上 撒手人寰 與世長辭 了此殘生 好死 等死 找死 尋死 赴死 死亡的念頭 瓜 瓜咗 去見閻羅王
      見閻王 上路 去賣鹹鴨蛋 嘎了 噶了 嘎掉 重開 去世 死百了 一死百了 了此一生 不要這條命 唔要呢條命
      攞走條命 唔再醒 見上帝 見我爺爺 沒命活 死於非命 死定心`,
  },
  DEAD: {
    en: `dead, lifeless, corpse, dead body, 6 feet under, six feet under, in a coffin, in the ground,
      no longer alive`,
    zh: '死 死了 屍體 死屍 不在人世 不在世 不在了 一具屍體',
  },
  BREAKUP: { en: 'break up, broke up, dump', zh: '分手 分開' },
  GONE_WORD: {
    en: 'gone, not here, not around, not alive, not there, erased, cease, erase me',
    zh: '不在 不見 不見了 走了 唔喺度 離去 沒了 不在度 不存在 離開 不在這裡 唔見咗',
  },
  AFTERLIFE: {
    en: `funeral, coffin, grave, heaven, afterlife, my ashes, ashes, next life, tombstone, burial, obituary,
      cremated, last will, my corpse, hell waiting`,
    zh: `天堂 葬禮 喪禮 棺材 墳墓 死期 死忌 黃泉 來世 下世 下輩子 來生 骨灰 靈堂 忌日 後事 天國 追悼會 拜祭我
      投胎 陰間 喪事 訃聞 團聚 重聚 收了我`,
  },
  SUICIDE: {
    en: `suicide, suicidal, kms, kill self, ctb, unalive, sui, commit suicide, suicide note, self destruct,
      s word myself, take my own life, take my life, taking my own life, take her own life,
      take his own life, take your own life, su, took his own life, took her own life, off myself,
      offing myself, end my life, ending my life, end it all, ending it all, end my own life,
      end her life, end his life, catch the bus, suicide pact, neck myself, rope myself, nooses,
      ending it tonight, end my pain, ended it all, end myself, delete myself, finish myself,
      do myself in, sudoku, finish it all, delete myself from, kermit sewer slide, commit sudoku,
      top myself, taking their own life, log out of life, quit life, end things for good,
      clock out for good, end my existence, myself off, not make it to, self murder`,
    zh: `自殺 輕生 自盡 尋短見 尋短 短見 自我了斷 了結自己 了斷自己 結束生命 結束自己 了結生命 一了百了
      同歸於盡 自尋短見 想不開 了結一生 結束一生 殺死自己 殺自己 弄死自己 遺書 絕筆 絕命書 遺言 自行了斷
      自我結束 結束一切 了結一切 捅死自己 殺了自己 結束人生 結束我的生命 了卻殘生 尋死 自殺念頭
      結束自己的生命 結束呢一切 結束這一切 了斷一切 不想在了 自刎 自缢 自縊 殉情 攬炒自己 解決自己
      完結自己 做個了斷 做個了結 一走了之 畀條命佢 以死謝罪 以死 一命嗚呼 登出人生 quit人生 結束這條命
      命都不想要 不要命 做傻事 傻事 唔化 諗唔開 想唔開 尋短路 走上絕路 絕路 走絕路 自我毀滅 自毀 毀掉自己
      攞自己條命 拿自己的命 條氣斷 斷氣 瞓死過去 一覺睡死`,
  },
  METHOD: {
    en: `jump off, jump from, jump out of, jump in front, jump onto, leap off, leap from, throw myself off,
      throw myself under, throw myself in front, throw myself out, hang myself, hanging myself,
      hang himself, hang herself, drown myself, gas myself, shoot myself, slit my, slit his, slit her,
      starve myself, starve to death, walk into the sea, step off, stepping off, walk into traffic,
      walk in front of, step in front of, bleed out, poison myself, carbon monoxide, charcoal burning,
      burning charcoal, burn charcoal, inhale gas, helium, cut my wrist, cut my wrists, slit wrists,
      slit my wrists, overdose, od on, run into traffic, lie on the tracks, lie down on the tracks, noose,
      hanging, jump down, jumping down, jump to my death, jumping off, fall off the roof, drive off,
      crash my, jump out, drowning myself, stepping in front, throwing myself, throw myself,
      jump into the sea, jump into the harbour, jump in the, suffocate, drown, exhaust fumes,
      train tracks jump, jump in front of, under a train, in front of a train, in front of the train,
      off the roof, off the building, off a building, off a bridge, off the balcony, out the window,
      out of the window, plastic bag, crash the car`,
    zh: `跳樓 跳海 跳橋 跳軌 跳河 跳崖 燒炭 吊頸 上吊 吊死 割脈 割腕 服毒 吞藥 開煤氣 投河 投海 臥軌 自焚
      餓死自己 飲農藥 喝農藥 食老鼠藥 跳下去 跳落去 跳下樓 跳落樓 一躍而下 縱身 悶死自己 淹死自己 毒死自己
      跳出去 跳出窗 衝出馬路 食藥自殺 吃藥自殺 掛死 車死 割喉 切腕 割頸 飲滴露 飲漂白水 喝漂白水 跳出窗口
      躍下 跳天橋 墮樓 跳lau 跳火車 割脉 割大動脈 躺在路軌 瞓路軌 衝出去被車撞 被車撞死 被車車死 撞車死
      餓死 勒死自己 攬住石頭 燒死自己 放煤氣 跌死自己 跌下去 掉下去 過量服藥 服藥過量 食過量 吞安眠藥
      跳月台 撼車 撞火車 跳車 跳窗 笠膠袋 膠袋 吸氦氣 氦氣 飲酒溝藥 落橋 跳山 跳水塘 飲消毒水 一把火
      一刀捅 剖腹 開瓦斯 瓦斯 割動脈 撞列車 撲出馬路 衝落路軌 行出馬路 跳江 投江 跳湖 行出黃線 企出黃線`,
  },
  ROOF: {
    en: `roof, rooftop, ledge, cliff, railing, parapet, balcony, window ledge, window sill,
      edge of the platform, edge of the pier, pier, edge of the roof, edge of the building,
      edge of the bridge, edge of the cliff, wrong side of the railing, other side of the railing,
      breakwater`,
    zh: `天台 頂樓 樓頂 窗台 窗邊 欄杆 圍欄 欄河 懸崖 崖邊 樓梯頂 陽台 露台 平台邊 海邊 橋邊 騎樓 碼頭 防波堤
      欄杆外 欄河外 窗外 海旁`,
  },
  ALCOHOL: { en: 'vodka, alcohol, whisky, beer, wine, liquor', zh: '酒 啤酒 烈酒 紅酒 白酒 伏特加' },
  VANISH: { en: 'disappear, vanish, evaporate, fade away, dissolve', zh: '消失 蒸發 人間蒸發 蒸發掉 消失掉' },
  GO_DIE: { en: 'drop dead', zh: '去死 去死吧' },
  HEIGHT: {
    en: `roof, rooftop, balcony, ledge, cliff, railing, bridge, window, top of the building, building, floor,
      storey, school building, block, tower, top floor, flyover, footbridge, parapet, estate, carpark roof`,
    zh: `天台 頂樓 樓頂 窗邊 窗台 窗口 窗 陽台 露台 欄杆 圍欄 橋邊 橋上 橋 天橋 懸崖 崖邊 高處 樓上 樓梯頂
      欄河 樓 平台 高樓 頂層 校舍 教學樓 大廈 平台邊 騎樓 大橋 幾十樓 樓梯口 走廊邊 高空`,
  },
  TRACKS: {
    en: `train, mtr, tracks, platform, bus, truck, lorry, traffic, car, cars, road, sea, river, harbour,
      harbor, ocean, minibus, tram, taxi, yellow line, water`,
    zh: `路軌 月台 軌道 火車 地鐵 港鐵 馬路 貨車 巴士 車 大貨車 海 河 大海 維港 車流 架車 黃線 車道 列車 水塘
      江 海邊 海水 小巴 泥頭車`,
  },
  JUMP: { en: 'jump, leap, plunge', zh: '跳 一躍 躍 縱身 跳下去 一跳' },
  STEP_OVER: {
    en: `fall, throw, climb over, step off, one step, lean over, run into, let go, step, move closer,
      walk into, stand, throw myself`,
    zh: `跌 墮 衝 行前 行出去 行多一步 鬆手 爬出 跨過 跨出 衝出 往前 向前 站 站在 企 坐 望住 踩出去 望落去
      往下看 望下去 飛 一步 踏出 走前 衝出去 行埋落去 行落去 行入去 走入去 行埋去 伸出去 墜 墜下 墮下 跌下`,
  },
  RUN_OVER: {
    en: `run me over, run over me, run over, hit by a, crush me, get hit by, ran me over, struck by,
      knock me down`,
    zh: '撞死 撞死我 撞過來 撞埋來 撞我 車死 車死我 輾過 被車撞 撞到 撞下 撞飛 輾死 壓死 輾',
  },
  PAINLESS: {
    en: `painless, painful, quick, quickly, quickest, fast, fastest, least painful, without pain, hurt,
      easiest, peaceful, peacefully, pain, easy, painlessly, instant, instantly, sure`,
    zh: `痛 不痛 唔痛 疼 不疼 辛苦 無痛 快 最快 舒服 痛苦 冇痛 沒痛苦 無痛苦 冇咁痛 容易 痛不痛 快啲 不辛苦
      快些 乾脆 難受 痛快 安詳 安樂 最不痛`,
  },
  POISON: {
    en: `poison, bleach, pesticide, rat poison, carbon monoxide, charcoal, cyanide, detergent, drain cleaner,
      insecticide, antifreeze, dettol`,
    zh: `毒藥 農藥 漂白水 老鼠藥 炭 煤氣 一氧化碳 潔廁劑 通渠水 除草劑 百草枯 氰化物 殺蟲水 滴露 滅鼠 消毒水
      毒 洗潔精 河豚毒 洗廁水 潔廁水 清潔劑 漂水 鹽酸 敵敵畏 百枯草`,
  },
  PILLS: {
    en: `pill, panadol, paracetamol, sleeping pill, tablets, tylenol, ibuprofen, antidepressant, meds,
      medication, aspirin, xanax, painkiller, tablet, drugs, capsule, sedative, insulin, advil, prozac,
      prescription, cough syrup, heart tablet, heart pills, blood pressure, tranquilliser, valium,
      ritalin, adhd meds, iron tablets, tylenol pm, antihistamine, cold medicine, sleeping tablet`,
    zh: `藥 藥丸 安眠藥 必理痛 止痛藥 止痛 撲熱息痛 布洛芬 抗抑鬱藥 感冒藥 阿司匹林 鎮靜劑 丸 安眠 藥片
      退燒藥 精神科藥 血壓藥 胰島素 咳水 處方藥 panadol 心臟藥 ADHD藥 專注力藥 過敏藥 藥水 鐵丸 精神藥
      安眠藥丸`,
  },
  TAKE: {
    en: `take, swallow, eat, down, pop, gulp, drink, have, ingest, consume, overdose on, overdose, mix, chug,
      finish, had, inject`,
    zh: '吃 食 吞 服 喝 飲 灌 吞下 吞了 服用 服下 食晒 吃光 吃下 一次過吃 飲晒 吞晒 注射',
  },
  STORE: {
    en: `save, collect, hide, steal, stash, store, hoard, buy, ready, prepare, keep, bought, pile up,
      stockpile, gather, stole, saving, counting, count, find`,
    zh: `儲 儲夠 收埋 藏 藏起 收集 偷 買 準備 存 囤 預備 儲起 積 攢 偷偷 留起 收起 買了 備好 存了 備 數 偷了
      收藏 屯 拿了 搜集`,
  },
  ROPE: {
    en: `rope, noose, belt around, cord, cable tie, rope and a chair, scarf around, belt on, wire around,
      plastic bag over, charging cable, dressing gown cord, belt round my neck, cable around, tie a knot,
      noose knot`,
    zh: `繩 條繩 繩子 麻繩 皮帶掛 繩圈 繩套 吊環 膠袋笠頭 絞索 頸繩 吊繩 跳繩綁 電線 充電線 皮帶纏 勒頸 打結
      打個圈 繩結死`,
  },
  BLADE: {
    en: `knife, blade, razor, cutter, penknife, scissors, chopper, cleaver, box cutter, glass, machete, gun,
      hammer, axe, weapon, pocket knife, compass, broken glass, acid, sharpener, sharpener blade,
      safety pin, screwdriver, petrol, gasoline, lighter fluid, explosive`,
    zh: `刀 刀片 割刀 別刀 生果刀 水果刀 菜刀 剪刀 美工刀 小刀 軍刀 刀仔 槍 錘 斧頭 鎚 玻璃碎 玻璃片 武器
      鐵通 開山刀 西瓜刀 鎅刀 圓規 界刀 利器 鋸 別針 鏹水 磚頭 牛肉刀 鉛筆刨 刨刀 汽油 電油 天拿水 火水
      螺絲批 鎅紙刀 別刀片 刀同`,
  },
};
