import { CUE_FAMILIES } from './cue-families.ts';
import { type WordList, wordPattern } from './plain-text.ts';

/** By which words a pupil asks for something. Chinese lists hold both registers; scripts are compared as one. */
const CUES = {
  chance: {
    en: `
      chances?|odds|likel(?:y|ihood)|probab(?:ly|le|ility)|possib(?:le|ility)|get (?:me )?in(?:to|side)?
      |got into|make it(?: in(?:to)?)?|enter|accept(?:ed)?|admit(?:ted)?|qualify|qualified|eligible|reach
      |realistic|a shot|stand a|hope(?: of| for)?|good enough|enough (?:for|to)|how (?:far|close|safe|risky)
      |am i (?:safe|ok(?:ay)?|good)|safe for me|do i (?:meet
      |have (?:a |any |what |enough|the )(?:chances?|shot|hope|it takes|points?|grades?|marks?|requirements?)?)
      |can i (?:do|study|take|read|still)|could i (?:do|study|take|read)|will i|where do i stand
      |screwed|doomed|cooked
      |level (?:for|at|of)|how (?:do|would|am) i (?:fare|do|doing)|aim for|apply (?:for|to)
    `,
    zh: `
      入到 入唔入到 入得 入唔入得 入到嗎 收唔收 會唔會收 收我 機會 有冇機 有無機 有機 冇機 夠唔夠 夠分 唔夠 夠嗎
      夠不夠 取錄 錄取 機率 勝算 把握 上到 讀到 讀唔讀到 讀得到 考得上 考得進 考上 進得去 進去 進到 能進 可以進
      能入 能否入讀 入讀 能讀 能不能 能上 可以讀嗎 有戲 沒戲 穩唔穩 穩不穩 穩嗎 穩陣嗎 安全嗎 安唔安全 得唔得
      行不行 行嗎 得嗎 死梗 有冇得救 冇得救 有救 沒救 涼了 完蛋 有沒有希望 希望大 有望
      差幾多 差多少 差多遠 差幾遠 離 距離 爭幾多 幾大機 危唔危險
      會唔會太難 達到 符合 合資格 合唔合資格 評級 level
    `,
  },
  scores: {
    en: `
      (?:my|the) (?:dse )?(?:grades?|results?|scores?|marks?|points?|total)|best ?(?:5|five|6|six)
      |(?:core|total) (?:score|points?)|grades? (?:i|that i)(?: have)? (?:entered|put|typed|got|saved)
      |how many points|what (?:grades?|scores?|marks?) (?:do|did|have) i|did i (?:put|enter|type|add|fill)
      |competitive(?:ness)?|which grade
    `,
    zh: `
      我的分 我嘅分 我啲分 我的成績 我嘅成績 成績 我幾多分 我有幾多分 幾多分 幾分 多少分 總分 最佳五科 最佳六科
      最好五科 最好六科 最好的五科 最好的六科 best5 best6 五科 六科 積分 核心科 競爭力 入咗 輸入了 輸入咗 填咗
      填的 填了
    `,
  },
  entered: {
    en: `
      (?:did|have|had) i (?:already )?(?:put in|put|enter(?:ed)?|typed?|add(?:ed)?|fill(?:ed)?)
      |how many subjects|subjects? (?:have i|i have|i) entered
    `,
    zh: '入咗 填咗 填了 輸入咗 輸入了 有幾多科 有多少科 有幾科 幾多科 入到m 填咗幾多',
  },
  weakest: {
    en: `
      (?:pull(?:s|ing)?|drag(?:s|ging)?|hold(?:s|ing)?|bring(?:s|ing)?) (?:me|my \\w+) (?:down|back)
      |(?:weakest|strongest|worst|lowest|highest|best) (?:dse )?(?:subject|grade)s?
    `,
    zh: `
      拖低 拖後腿 拖累 拉低 最差嗰科 最差的科 最差嘅科 最弱嗰科 最弱的科 最弱嘅科 最弱的一科 最強嗰科 最強的科
      最高嗰科 最低嗰科 哪科最差 哪科最弱 哪科最好 邊科最差 邊科最弱 邊科最好 邊科最高 邊科最低 最差係邊科
      最差是哪科
    `,
  },
  list: {
    en: `
      (?:my|the|our) (?:jupas )?(?:list|choices?|selections?|programmes?|programs?|picks?|options?|six|6|band)
      |(?:did|have|'ve) (?:i|we) (?:pick|choose|chose|select|add|chosen|picked|selected)(?:ed)?
      |i(?:'ve| have)? (?:picked|chosen|selected|chose)|on my list|in my list
      |(?:band [ab]|third|second|first) (?:choices?|programmes?)|(?:am|are) (?:i|we) (?:applying|choosing)
      |(?:have|did) i (?:put down|list(?:ed)?|appl(?:y|ied) (?:for|to)|go for|gone for)
    `,
    zh: `
      仲可以揀 還可以選 還能選 報咗 报咗 報左 報了 報了哪些 填咗咩志願 填咗邊個 填咗邊啲志願 填了哪些志願
      我的志願 我嘅志願 志願表 志願 我張list 張list 我個list 條list 份list 個list 志願list 我揀咗 我選了 我選咗
      選咗 揀咗 揀左 我的選擇 我嘅選擇 選了 已選 我的名單 我的課程 我嘅課程 我的清單 清單 六個選擇 我揀嘅 我選的
    `,
  },
  room: {
    en: `
      how many (?:more|slots?|spaces?|places?|spots?|choices?)(?: \\w+)* (?:left|remain(?:ing)?|can i|could i
      |do i (?:still )?have|free|empty)|(?:is|are) my (?:list|choices?) full
    `,
  },
  order: {
    en: `
      orders?|ordering|reorder|re-order|rank(?:ing|ed)?|arrange(?:ment)?|rearrange|sequence|(?:put|place|go|come
      |be|stay|move|keep) (?:\\w+ )?(?:first|top|last|second|third|in band|to band|at the top|on top|above
      |below)|first choice|balanced?|too (?:high|low|risky|safe|ambitious|conservative)|aiming|strategy
      |advice on my|(?:have|having|keep|keeping|with|leave|leaving|put|putting) (?:it|js ?\\w+|\\w+) in band
      |(?:think|thoughts?|opinions?|feedback|comments?|views?) (?:of|about|on) (?:the )?(?:my )?(?:list|choices
      |order|selection)|make sense
      |(?:check|review|improve|fix|assess|evaluate|rate|judge|critique) (?:the )?(?:my )?(?:list|choices|order)
      |is my list|how (?:is|does|good is) my list|dream,? match|safety school|back ?up(?: choice)?
      |wast(?:e|ing) (?:a |my )?band|band [ab] (?:or|instead|is|for)
      |(?:stay|belong|go|put|keep|be) (?:it )?in band|swap|switch (?:the )?(?:places|positions)
    `,
    zh: `
      次序 順序 排序 排位 排先後 點排 怎樣排 怎麼排 排得 排列 應該排 排第 排先 排頭 擺第 擺先 擺邊 放第 放先
      放頭 放首 調去 調到 調位 調轉 對調 平衡 均衡 太進取 太保守 太冒險 太穩 進取 策略 部署 放band 擺band 去band
      落band 該放 應放 應唔應該放 合唔合理 合不合理 合理 意見 評價 評論 點評 應該擺 應該放 擺咩 放咩 放什麼
      放甚麼 擺什麼 夠不夠穩 夠唔夠穩 夠穩 擺邊個 放邊個 排咩 檢查志願 檢查一下志願 檢查我 首選 第一志願 頭三
      a組 b組 組別
    `,
  },
  bandList: {
    en: `
      (?:which|what|who)(?:'?s)?(?: \\w+){0,4} (?:in|are) (?:my )?band|what(?:'?s| is| are) my (?:first|second
      |third|fourth|fifth|sixth|last|top|1st|2nd|3rd|4th|5th|6th) (?:choices?|programmes?)
      |第[一二三四五六123456]志愿(?:系|是)|what'?s in (?:my )?band
      |band [ab] ?(?:有|里|入面)(?:咩|乜|什么|边|哪)?
    `,
    zh: '邊幾個 哪些志願 哪幾個志願 邊啲志願',
  },
  ability: {
    en: `
      abilit(?:y|ies)|aptitudes?|strengths?|weakness(?:es)?|strong points?|weak points?
      |(?:good|bad|best|strong(?:est)?|weak(?:est)?|talented) (?:at|in)(?! (?:jupas|dse))
      |(?:personality|ability|the|my) test|numerical|logical|graphical|verbal|creativity|creative|memory
      |talents?|my skills?
    `,
    zh: `
      能力 強項 弱項 優勢 長處 短處 擅長 叻 最弱 最強 測驗 測試 性向 天份 天分 天賦 創意 創造力 記憶 記性 口才
      想像力 觀察力 邏輯 數字推理 語文能力 圖像 邊方面 哪方面 哪一方面 方面最
    `,
  },
  waste: { en: 'wast(?:e|ed|ing)|pointless choice' },
  noLiking: {
    en: `
      (?:don.?t|do not|not sure|no idea|no clue) (?:know )?what i (?:really )?(?:like|enjoy|want|am into)
      |(?:don.?t|do not) like anything
    `,
    zh: `
      唔知自己鍾意 唔知自己中意 唔知我鍾意 唔知我中意 唔知鍾意 唔知中意 唔知自己想 不知道自己喜歡 不知自己喜歡
      不知道我喜歡 不知道喜歡 不知道自己想 沒有興趣 冇興趣 冇咩興趣
    `,
  },
  fit: {
    en: 'fits?|suits?|suitable|suited|match(?:es|ed|ing)?|right for me|best for me|good for me',
    zh: '適合 啱我 啱 夾 匹配 合適 最配 配合',
  },
  trajectory: {
    en: `
      trajector(?:y|ies)|life ?(?:map|line|story|path|events?|journey)|time ?line|how many events
      |events (?:do|have) i|in my life|(?:what|which) (?:led|influenced)|influenced what
      |my (?:events?|experiences?|path|past|story|journey|background|history|map)|what have i done|led to
    `,
    zh: '軌跡 軌迹 轨迹 人生地圖 生命地圖 成長路 經歷 人生路 時間線 時間軸 事件 我的過去 我嘅過去 足跡',
  },
  recommend: {
    en: `
      (?:where|how) (?:do|should|can) i (?:even )?(?:start|begin)|how (?:do|should|can) i (?:even |start |begin )*(?:pick(?:ing)?|choos(?:e|ing))
      |recommend(?:ed|ation|ations)?|suggest(?:ed|ion|ions)?|(?:what|which) (?:programmes?|programs?|degrees?
      |courses?|majors?|subjects?|else|should i (?:study|choose|pick|apply|read|take|do))
      |what (?:can|could|should) i (?:study|choose|pick|apply|read|take|do|major)
      |what (?:else )?(?:can|could) i (?:get|apply)
      |(?:some|any|more|other|give me) (?:\\w+ )?(?:choices|options|programmes?|programs?|ideas?|alternatives?)
      |options|alternatives|ideas for|safe (?:choices?|options?|programmes?)
      |what(?:'s| is) (?:out there|available|good)|not on my list
      |where (?:can|could|will|would|do) (?:i (?:get|apply|go)|my|these)
      |what to (?:choose|study|pick|do|apply|take)|no idea|(?:don.?t|do not) know what|not sure what|undecided
      |help me (?:choose|pick|decide)
    `,
    zh: `
      有冇科 有冇啲科 點揀好 點樣揀 怎樣選 怎麼選 從何選起 由邊度開始 從哪裏開始
      唔知揀 唔知讀 不知道選 不知道讀 不知選 穩陣啲 穩啲嘅 介紹啲 介紹一些 介紹幾個 介紹些 保底 保險嘅 讀啲咩
      讀啲乜 報啲咩 揀啲咩 可以讀咩 可以報 能報 應該讀 應該報 應該揀 應該選 推薦 推介 介紹我 建議 建議我 有咩揀
      有乜揀 有咩選擇 有什麼選擇 有甚麼選擇 讀咩好 讀乜好 讀什麼好 揀咩好 揀乜好 選什麼 選咩 報咩 報什麼 報乜
      讀咩 讀乜 讀什麼 仲有咩 仲有乜 還有什麼 還有甚麼 還有哪些 有咩我 有乜我 有哪些我 有什麼我 什麼適合我
      咩啱我 乜啱我 邊啲啱我 穩陣嘅選擇 穩妥的選擇 安全的選擇 咩課程我 哪些課程我 邊啲課程我 有咩科 有咩好
    `,
  },
  search: {
    en: `
      any(?:thing)? (?:in|on|about|related|to do with)|something (?:in|on|about|related|to do with)|find
      |search(?: for)?|look(?:ing)? (?:for|up)
      |list (?:all |some |the )?(?:\\w+ )*(?:programmes?|programs?|degrees?|courses?|majors?)
      |show (?:me )?(?:all |some |the )?(?:\\w+ )*(?:programmes?|programs?|degrees?|courses?|majors?)
      |(?:which|what) (?:uni(?:versity|versities|s)?|institutions?|schools?)
      |where (?:can|could|do|to|is) (?:i |we |one )?(?:study|read|take|learn|offered)?
      |(?:any|are there|is there) (?:\\w+ )*(?:programmes?|programs?|degrees?|courses?|majors?)
      |(?:offers?|offering|offered|teach(?:es)?)
      |(?:programmes?|programs?|degrees?|courses?|majors?) (?:in|on|about|related|for|at|with)
      |(?:programmes?|programs?|degrees|courses|majors)|(?:want|like|wish|wanna|interested|love
      |hope) (?:to |in )?(?:study(?:ing)?|read(?:ing)?|do(?:ing)?|learn(?:ing)?|be|become|major)?
    `,
    zh: `
      搵 找 搜尋 查 有哪些 有邊啲 有咩課程 有什麼課程 有甚麼課程 有咩科 列出 列一下 邊間 哪間 哪所 邊度 哪裡
      哪裏 哪里 有得讀 有冇 有沒有 有無 課程 專業 學系 想讀 想修 想做 相關 有關 開辦 提供
    `,
  },
  where: {
    en: `
      who (?:offers?|teaches|has)|where (?:can|could|do|to|is|are)
      |(?:which|what) (?:uni(?:versity|versities|s)?|institutions?|schools?)
    `,
    zh: '邊間 哪間 哪所 邊度 哪裡 哪裏 哪里 哪些大學 邊啲大學 什麼大學',
  },
  programme: {
    en: `
      tell me (?:more )?about|info(?:rmation)? (?:on|about)|details?|what is|what's|describe|introduc(?:e|tion)
      |facts
    `,
    zh: '介紹 介紹一下 資料 詳情 是什麼課程 係咩課程 係咩嚟 講下 講吓 簡介 說說 了解',
  },
  whatIf: {
    en: `
      what if|if|suppos(?:e|ing)|say i|assum(?:e|ing)|imagine|were|instead of|would|improv(?:e|ed|ing|ement)
      |rais(?:e|ed|ing)|increas(?:e|ed|ing)|drop(?:ped|s)? to|bring (?:up|down)|pull up|boost|retake|re-?sit
    `,
    zh: `
      如果 假如 若果 假設 要是 倘若 萬一 的話 嘅話 升到 升咗 升一 升兩 變成 改成 變咗 提升 提高 進步 退步 跌到
      跌咗 只得 只有 只拿 得返 考到 攞到 拎到 拿到 考多 高一級 高一 多一級 少一級 重考
    `,
  },
  raise: {
    en: `
      improv(?:e|es|ed|ing|ement)|rais(?:e|es|ed|ing)|increas(?:e|ed|ing)|boost|better|higher|work on|focus on
      |push
    `,
    zh: '提升 提高 進步 升 改善 谷 搏 溫多啲 努力 加強',
  },
  improve: {
    en: `
      retak(?:e|ing)|re-?sit(?:ting)?
      |(?:which|what) (?:single |other )?(?:subject|grade|one)s? (?:should|would|could|can|do|to|helps?|makes?
      |matters?|counts?|is (?:the )?(?:most|best))(?: \\w+)* ?(?:improve|raise|work|focus|most|best|help|matter
      |worth|push)|(?:one|1|a single) (?:more )?(?:grade|level)s? (?:more|higher|better)
      |(?:which|what) (?:single )?(?:subject|grade) (?:\\w+ )?(?:lifts?|raises?|moves?|opens?|boosts?)
      |improve my (?:chances?|odds|grades?|scores?)
      |(?:best|most|biggest|smallest|easiest) (?:\\w+ )?(?:improvement|step|gain|change|difference|way to)
      |how (?:can|do|could|should) i (?:improve|increase|raise|boost|get (?:more|better|higher))
      |what (?:should|can|must) i (?:improve|raise|focus|work)|where should i (?:focus|put)
      |what would (?:one|1|a)(?: \\w+)* (?:change|open|do|help)|worth (?:raising|improving|working)
    `,
    zh: `
      重考 多考一級 考多一級 考高一級
      哪科多 邊科考多 哪科考多 哪一科最 邊一科最 提高哪一科 提升哪一科 升哪一科 升邊一科 提升邊一科 改善哪一科
      改善哪科 溫哪科 升邊科 提升邊科 改善邊科 溫邊科 搏邊科 谷邊科 邊科升 邊科最抵 升哪科 提升哪科 提高哪科
      哪科提升 哪科升 多一級 高一級 升一級 一級會 改善機會 增加機會 提高機會 提升機會 最有用 最有幫助 最有影響 最有價值
      應該專攻 重點 專注邊科 加把勁
    `,
  },
  compare: {
    en: 'compare|comparison|versus|vs|difference between|better|harder|easier|safer|riskier',
    zh: '比較 對比 定係 還是 邊個好 哪個好 邊個機會 哪個機會 分別 易入 難入 易啲 難啲 容易入 容易進 哪個容易 哪個難 邊個容易 邊個難',
  },
  safest: {
    en: '(?:safest|riskiest|surest|hardest|easiest|most likely|best chance)',
    zh: '最穩 最穩陣 最安全 最高機會 機會最大 最易入 最容易 最危險 最難入',
  },
  similar: {
    en: 'similar|like (?=js)|alike|same field|such as (?=js)|comparable|related to',
    zh: '類似 相近 相似 差不多 差唔多 近似 同類 好似js',
  },
  more: { en: 'more|others?|else|again|next|another', zh: '更多 其他 仲有 還有 再來 另外' },
  why: {
    en: `
      why|how come|explain|elaborate|more detail(?:s|ed)?|in detail|go on|how (?:is|was|did) (?:that|this|it)
    `,
    zh: '點解 為什麼 為何 為甚麼 點計 怎樣算 怎麼算 詳細 解釋 講多啲 說多一點 點樣計',
  },
  it: {
    en: 'it|that|this|that one|this one|them|those|these|they|there',
    zh: '佢 它 呢個 嗰個 這個 那個 呢科 嗰科 這科 那科 呢啲 嗰啲 這些 那些 佢哋 它們 該課程 呢個課程 這課程',
  },
  and: {
    en: `
      ^(?:and|how about|what about|or|also|then|plus|but|ok(?:ay)?,? (?:and|what about|how about))(?![a-z])
    `,
    zh: '呢？ 呢? 呢 咁 那麼 那 又點 仲有',
  },
} as const satisfies Readonly<Record<string, WordList>>;

export type Cue = keyof typeof CUES | keyof typeof CUE_FAMILIES;

const WORDS: Readonly<Partial<Record<Cue, WordList>>> = CUES;
const FAMILIES: Readonly<Partial<Record<Cue, readonly string[]>>> = CUE_FAMILIES;
const isCue = (name: string): name is Cue => Object.hasOwn(WORDS, name) || Object.hasOwn(FAMILIES, name);
const CUE_NAMES: readonly Cue[] = [...new Set(Object.keys({ ...WORDS, ...FAMILIES }))].filter(isCue);
const PATTERNS = CUE_NAMES.map((cue) => {
  const families = FAMILIES[cue];
  const forms = families === undefined ? {} : { forms: families.join('|') };
  return [cue, wordPattern({ ...WORDS[cue], ...forms })] as const;
});

/** The cues of which a text, made plain, has a word. */
export function cuesIn(text: string): ReadonlySet<Cue> {
  return new Set(PATTERNS.flatMap(([cue, pattern]) => (pattern.test(text) ? [cue] : [])));
}
