import type { Outside } from '../understanding.ts';
import { type WordList, wordPattern } from './plain-text.ts';

/** What pupils ask that no tool can answer, whatever else the question names. */
const WORDS: readonly (readonly [Outside, WordList])[] = [
  [
    'fees',
    {
      en: `
        tuition|fees?|how much (?:does|is|do) (?:it|the|\\w+) cost|costs?|scholarships?|bursar(?:y|ies)|grants?
        |loans?|financial aid|afford
      `,
      zh: '學費 獎學金 助學金 資助 貸款 幾錢 多少錢 收費 費用 grant loan',
      forms: `
        (?:要|使|花|需|俾|畀|交|付|洗)(?:费|咗|用)?(?:几多|多少|幾多)(?:钱|蚊|学费|费用)
        |(?:贵|平|便宜)(?:不|唔)(?:贵|平|便宜)|生活费|读得起|负担得起|学杂费|(?:太|好|很|几)贵
      `,
    },
  ],
  [
    'interviewTips',
    {
      en: `
        interview (?:tips?|questions?|skills?|advice|prep(?:aration)?|practice)
        |(?:prepare|practi[cs]e|practice|tips?|advice|ace|pass) (?:\\w+ ){0,4}interviews?|mock interview
      `,
      zh: '面試技巧 面試題 面試問題 面試點答 準備面試 面試準備 面試有什麼技巧 面試有咩技巧 面試會問 面試要注意 面試問咩 面試心得 模擬面試',
      forms: `
        面试.{0,6}(?:难|紧张|可怕|好惊|刷人|淘汰)|面试.{0,12}(?:攻略|应付|技巧|准备|心得)
        |面试.{0,5}(?:怎么|怎样|点样?|如何|会问|问什么|问咩|穿|着咩|答|准备|技巧|注意|攻略|经验|讲咩|说什么)
        |(?:怎么|怎样|点样?|如何|帮我|教我).{0,5}(?:准备|应付|应对|练|过).{0,6}面试
      `,
    },
  ],
  [
    'writing',
    {
      en: `
        (?:write|draft|edit|polish|proofread|improve) (?:me |my |an? |the |this )*(?:\\w+ )?(?:e-?mails?
        |messages?|code|personal statement|essay|cv|resume|letter|statement|poem|story|speech
        |self ?-?intro(?:duction)?|sop|slp|oea)|personal statement
      `,
      zh: '自述 個人陳述 寫文 作文 寫信 自我介紹 寫一篇 寫首 寫篇 履歷 求職信',
      forms: `
        (?:写|改|润色|修改|代写|草拟|拟|作|起草)(?!咗|过|了|左).{0,6}(?:文书|陈述|文章|作文|推荐信|信|简历|稿|自荐
        |读后感|论文|检讨|诗|故事|介绍|ps|essay|情书|slp|oea)|个人陈述|文书|自荐信|推荐信
      `,
    },
  ],
  [
    'dates',
    {
      en: `
        deadlines?|when (?:is|are|do|does|will|can) (?:the |i |we )?(?:\\w+ )?(?:deadline|results?|offers?|jupas
        |application|release|announce|close|open)|due date|application period|timetable|exam dates?
      `,
      zh: '截止 幾時截 幾時放榜 什麼時候放榜 放榜日 報名日期 改選日期 幾時改選 什麼時候改選 限期 時間表 幾時考 考試日期 幾時公布 什麼時候公布',
      forms: `
        (?:什么时候|几时|几号|边日|哪天|哪一天|何时|多久).{0,6}(?:offer|改|交|递交|出分|放榜|截止|截|报名|公布|开始
        |结果|派位|出成绩|收到|改选|结束|考|出结果|面试)
        |(?:放榜|截止|报名|出分|改选|成绩公布|结果).{0,3}(?:日期|时间|什么时候|几时|几号|边日|是哪天|系边日)
      `,
    },
  ],
  [
    'careers',
    {
      en: `
        salar(?:y|ies)|earn(?:ing|s)?|wages?|pay(?:s| well)?|job (?:prospects?|market|opportunit)
        |employ(?:ment|ability)|career prospects?|find a job
        |replaced? (?:by|lawyers|doctors|jobs|accountants|humans|programmers)
      `,
      zh: '人工高 人工低 人工幾 幾多人工 薪金 薪水 搵幾多錢 就業前景 出路 前景 搵工 起薪 工資 好搵工',
      forms: `
        (?:好|容易|易)(?:不|唔)(?:好|容易|易)(?:就业|搵工|找工作|搵食)|就业|好唔好捞|搵食|薪
        |(?:赚|挣|搵)(?:钱|到钱|几多|多少|得多)|(?:有|冇|没有?|无)?前途|钱途|工作(?:好找|难找)
        |(?:毕业|出来|出嚟|将来|以后).{0,4}(?:做什么|做咩|找什么工作|搵咩工|工作|人工|月薪)
      `,
    },
  ],
  [
    'campusLife',
    {
      en: `
        hostels?|halls?|dorm(?:s|itor(?:y|ies))?|canteen|campus life|societ(?:y|ies)|o ?camp|nightlife|food at
        |roommate|professors?|teachers? (?:nice|good|strict)
      `,
      zh: '宿舍 住宿 住hall 飯堂 校園生活 學會 迎新營 食堂 環境好 靚仔 靚女 教授 hall',
      forms: `
        (?:食堂|宿舍|饭堂|校园|寝室|舍友|室友|社团|社交).{0,4}(?:好|点|怎|如何|多|严|咩)
        |(?<!做|当|成为)老师.{0,3}(?:好|最|严|nice|点|怎)|(?:美女|帅哥|靓女|靓仔)
      `,
    },
  ],
  [
    'homework',
    {
      en: `
        homework|solve|integra(?:l|te|tion)|differentiat(?:e|ion)|equation|calculate \\d|past ?papers?|exercise
        |translate (?:this|the)|grammar|explain (?:photosynthesis|newton)|how do i (?:solve|prove)|[xy] ?\\^ ?2
      `,
      zh: '做數 功課 積分由 微分 方程 解題 做題 題目 操卷 翻譯以下 翻譯呢句 x^2 計數',
      forms: `
        (?:帮我|教我|怎么|点样?)(?:做|解|算|计)(?:下|一下|这|呢|道|呢条|这道|条)?(?:题|数|道|方程|功课|作业|条)
        |(?:题|方程|条数).{0,3}(?:怎么|怎样|点样?|如何)(?:做|解|计|算)|(?:翻译|译)(?:这|下|一下|呢|以下|成)
        |微积分|教我.{0,4}(?:数学|物理|化学|英文|英语|计|做|解)|作业|默书|(?:证明|求导|求解|因式分解|化简)
      `,
    },
  ],
  [
    'dropping',
    {
      en: `
        (?:should|shall) i (?:\\w+ ){0,4}(?:associate degree|gap year|higher diploma|sub-?degree|abroad|overseas)
        |(?:should|can|could|shall) i (?:drop|quit|give up|withdraw|take up|switch)
        |drop (?:a |my )?(?:subject|elective|physics|chem\\w*|bio\\w*|m[12]|econ\\w*|history|geog\\w*)
        |quit (?:school|studying)|repeat (?:a year|form)
      `,
      zh: '退修 drop科 應唔應該drop 應該drop drop 棄修 放棄讀 唔讀好唔好 該不該退 應否退 轉科 留級 重讀',
      forms: `
        (?:该不该|应不应该|应唔应该|要不要|好不好|使唔使|使不使|应否|应该|值不值得|值唔值得).{0,8}(?:复读|重读
        |留学|出国|退学|休学|打工|gap|转校|转学|退选|弃|返内地|回内地|去英国|去美国|去台湾|去澳洲|读副学士|自修)
        |(?:内地|国内|大陆|台湾|海外|外国|英国|美国|澳洲|加拿大|新加坡).{0,8}(?:还是|定|同|和|vs
        |比).{0,8}(?:香港|本地|港)|(?:香港|本地|港).{0,8}(?:还是|定|同|和|vs|比).{0,8}(?:内地|国内|大陆|台湾
        |海外|外国|英国|美国|澳洲|加拿大|新加坡)|复读|退学|休学|gap ?year|间隔年
        |(?:出国|外国|英国|海外|内地|台湾)(?:好|定|还是|同|读书)(?:.{0,6})(?:好|留)
      `,
    },
  ],
  [
    'future',
    {
      en: `
        (?:predict|forecast|guess) (?:\\w+ ){0,4}(?:cut|score|median|year|result|grade)
        |next year'?s? (?:cut|score|median)|will (?:the )?(?:scores?|medians?|cut ?offs?) (?:go|be|rise|drop)
        |guarantee|promise me
      `,
      zh: '預測 今年會唔會升 明年分數 下年分數 估下今年 保證 會唔會加分 今年分數線',
      forms: `
        (?:今年|明年|下年|来年).{0,4}(?:会唔会|会不会).{0,3}(?:收|录|招|升|降|难|易|涨|跌)
        |(?:今年|明年|下年|来年).{0,6}(?:难|易)(?:考|入|上|进)|(?:今年|明年|下年|来年|今届|呢届
        |下届).{0,8}(?:分数?线|收分|录取线|中位数|分).{0,6}(?:会|升|涨|跌|降|高|低|几|多少)
        |包(?:我)?(?:入|上|收|录取)(?!括|底)
      `,
    },
  ],
  [
    'others',
    {
      en: `
        (?:my )?(?:friend|classmate|sister|brother|cousin|boyfriend|girlfriend|ex)(?:'?s)?
        |other (?:pupils?|students?)'? (?:grades?|scores?|lists?)|someone else|who else (?:applied|chose)
      `,
      zh: '我朋友 我同學 我妹 我哥 我弟 我姐 其他同學嘅 其他同學的 人哋嘅成績 別人的成績',
      forms: `
        (?:我|佢|他|她)(?:的|嘅|个)?(?:朋友|同学|同桌|闺蜜|表哥|表姐|表弟|表妹|哥哥|姐姐|弟弟|妹妹|男友|女友
        |死党)(?!.{0,4}(?:说|话|讲|叫|建议))
        |(?:其他|别|人哋|人家)(?:的)?(?:同学|人|考生)(?:的|嘅)?(?:成绩|志愿|分)
      `,
    },
  ],
  [
    'personal',
    {
      en: `
        (?:break|broke|breaking) up|(?:in )?love (?:with|life)|(?:my )?(?:crush|dating)|make friends
        |(?:my )?(?:parents?|mum|mom|dad|mother|father|family) (?:\\w+ ){0,3}(?:disagree|object|oppose|force
        |won.?t|don.?t|doesn.?t|do not|does not|against)|tell my (?:parents?|mum|mom|dad|family)
      `,
      forms: `
        (?:表白|拍拖|分手|男朋友|女朋友|暗恋|钟意佢|喜欢(?:他|她)|佢钟意|追女|追男|恋爱|爱情|失恋|爱我|理我|复合
        |结婚|前任|(?:他|她)喜欢)|(?:爸|妈|父母|家人|屋企人|家长).{0,2}(?:叫|让|迫|催|劝)我.{0,14}
        (?:对吗|对不对|啱唔啱|好唔好|好不好|应该|听(?:佢|他|她)|点算|怎么办|点做)|(?:爸|妈|父母|家人|家里|屋企|阿爸|阿妈|老豆|老母|家长).{0,6}(?:不|唔|反对|逼
        |要我|想我|硬要|同意|支持|俾|话我|骂|闹)
        |(?:吵架|嘈交|闹交|绝交|朋友.{0,4}(?:唔理|不理)|交(?:到)?朋友|被排挤|搬出去)
      `,
    },
  ],
  [
    'world',
    {
      en: `
        (?:movies?|films?)(?: \\w+){0,3} (?:watch(?:ing)?|see|worth|out now|cinema)
        |(?:new|latest|good) (?:movies?|films?)(?! (?:programmes?|degrees?|courses?|studies|majors?|schools?))
        |weather|rain(?:y|ing)?|sunny|temperature|joke|jokes|football|world cup|premier league|movie to watch
        |(?:recommend|suggest) (?:me )?(?:an? |some )?(?:movies?|films?|songs?|books?|restaurants?|dramas?|anime
        |games?)|song|recipe|cook|(?:play|video|board|computer|mobile) games?|stock|bitcoin|news|president
        |capital of|who (?:is|was|won|will win)|what time|president|love life|girlfriend|horoscope|dinner|lunch
        |sing|story
      `,
      zh: `
        天氣 落雨 下雨 溫度 笑話 故事 足球 世界盃 世界杯 英超 電影推介 唱歌 食譜 煮 打機 遊戲 股票 新聞今日 總統
        首都 幾點鐘 而家幾點 現在幾點 講個故事 星座 食咩好 吃什麼 晚餐 午餐 明星 邊隊 哪隊 贏
      `,
      forms: `
        电影.{0,6}(?:好睇|好看|睇|推荐|推介|上映|几点|戏院)|(?:好看|好睇|最新|最近|推荐|推介|睇|看).{0,5}(?:电影
        |戏|剧集?|动漫|小说|综艺|漫画|书|演唱会)(?!.{0,4}(?:专业|课程|科|系|学))
        |(?:几点|星期几|礼拜几|今日几号|今天几号)
        |(?:热|冻|冷|下雪|打风|台风|黑雨|气温)(?:不|唔)?(?:热|冻|冷)?(?:吗|咩|呀)?$|(?:八卦|游戏|王者|原神|抖音
        |谁(?:发明|创立|创办|唱|赢)
        |(?:提高|提升|增强|改善|训练|练).{0,3}(?:记忆|记性|专注|口才|创意|能力|效率|逻辑)|餐厅|奶茶|外卖|火锅
        |咖啡|景点|书店|教材|补习社|(?:推荐|推介|介绍).{0,4}(?:书(?!院)|歌|手机|老师|医生(?!课程)|对象|衫|片)
        |明星|歌手|偶像|演唱会|球赛|比赛结果|nba|彩票|六合彩|汇率|股市|点歌|唱首|唱支|食乜|吃啥|去边玩|去哪玩
        |去哪里玩|旅行|好去处)
      `,
    },
  ],
];

const PATTERNS = WORDS.map(([outside, words]) => [outside, wordPattern(words)] as const);

/** 不用写essay, "less writing": writing is kept away from, and not asked for. */
const KEPT_FROM =
  /(?:(?:不|唔)(?:用|使|洗|需要?|想|要|会|识|擅长|喜欢|钟意|中意)|少(?:啲|些|点)?|怕|憎|讨厌|冇|没有|免)(?:要|再)?(?:写|作|起草)[^，。,.?？！!\s]{0,6}/g;

/** Whether a question is about something no tool knows, and what. */
export function outsideOf(text: string): Outside | null {
  const asked = text.replace(KEPT_FROM, ' ');
  return PATTERNS.find(([, pattern]) => pattern.test(asked))?.[0] ?? null;
}
