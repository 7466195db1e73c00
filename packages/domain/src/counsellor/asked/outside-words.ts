import type { Outside } from '../understanding.ts';
import { type WordList, wordPattern } from './plain-text.ts';

/** What pupils ask that no tool can answer, whatever else the question names. */
const WORDS: readonly (readonly [Outside, WordList])[] = [
  [
    'fees',
    {
      en: 'tuition|fees?|how much (?:does|is|do) (?:it|the|\\w+) cost|costs?|scholarships?|bursar(?:y|ies)|grants?|loans?|financial aid|afford',
      zh: '學費 獎學金 助學金 資助 貸款 幾錢 多少錢 收費 費用 grant loan',
    },
  ],
  [
    'interviewTips',
    {
      en: 'interview (?:tips?|questions?|skills?|advice|prep(?:aration)?|practice)|(?:prepare|practi[cs]e|practice|tips?|advice|ace|pass) (?:\\w+ ){0,4}interviews?|mock interview',
      zh: '面試技巧 面試題 面試問題 面試點答 準備面試 面試準備 面試有什麼技巧 面試有咩技巧 面試會問 面試要注意 面試問咩 面試心得 模擬面試',
    },
  ],
  [
    'writing',
    {
      en: '(?:write|draft|edit|polish|proofread|improve) (?:me |my |an? |the |this )*(?:\\w+ )?(?:personal statement|essay|cv|resume|letter|statement|poem|story|speech|self ?-?intro(?:duction)?|sop|slp|oea)|personal statement',
      zh: '自述 個人陳述 寫文 作文 寫信 自我介紹 寫一篇 寫首 寫篇 履歷 求職信 slp oea',
    },
  ],
  [
    'dates',
    {
      en: 'deadlines?|when (?:is|are|do|does|will|can) (?:the |i |we )?(?:\\w+ )?(?:deadline|results?|offers?|jupas|application|release|announce|close|open)|due date|application period|timetable|exam dates?',
      zh: '截止 幾時截 幾時放榜 什麼時候放榜 放榜日 報名日期 改選日期 幾時改選 什麼時候改選 限期 時間表 幾時考 考試日期 幾時公布 什麼時候公布',
    },
  ],
  [
    'careers',
    {
      en: 'salar(?:y|ies)|earn(?:ing|s)?|wages?|pay(?:s| well)?|job (?:prospects?|market|opportunit)|employ(?:ment|ability)|career prospects?|find a job|replaced? (?:by|lawyers|doctors|jobs|accountants|humans|programmers)',
      zh: '人工高 人工低 人工幾 幾多人工 薪金 薪水 搵幾多錢 就業前景 出路 前景 搵工 起薪 工資 好搵工',
    },
  ],
  [
    'campusLife',
    {
      en: 'hostels?|halls?|dorm(?:s|itor(?:y|ies))?|canteen|campus life|societ(?:y|ies)|o ?camp|nightlife|food at|roommate|professors?|teachers? (?:nice|good|strict)',
      zh: '宿舍 住宿 住hall 飯堂 校園生活 學會 迎新營 食堂 環境好 靚仔 靚女 教授 hall',
    },
  ],
  [
    'homework',
    {
      en: 'homework|solve|integra(?:l|te|tion)|differentiat(?:e|ion)|equation|calculate \\d|past ?papers?|exercise|translate (?:this|the)|grammar|explain (?:photosynthesis|newton)|how do i (?:solve|prove)|[xy] ?\\^ ?2',
      zh: '做數 功課 積分由 微分 方程 解題 做題 題目 past paper 操卷 翻譯以下 翻譯呢句 x^2 計數',
    },
  ],
  [
    'dropping',
    {
      en: '(?:should|can|could|shall) i (?:drop|quit|give up|withdraw|take up|switch)|drop (?:a |my )?(?:subject|elective|physics|chem\\w*|bio\\w*|m[12]|econ\\w*|history|geog\\w*)|quit (?:school|studying)|repeat (?:a year|form)',
      zh: '退修 drop科 應唔應該drop 應該drop drop 棄修 放棄讀 唔讀好唔好 該不該退 應否退 轉科 留級 重讀',
    },
  ],
  [
    'future',
    {
      en: "(?:predict|forecast|guess) (?:\\w+ ){0,4}(?:cut|score|median|year|result|grade)|next year'?s? (?:cut|score|median)|will (?:the )?(?:scores?|medians?|cut ?offs?) (?:go|be|rise|drop)|guarantee|promise me",
      zh: '預測 今年會唔會升 明年分數 下年分數 估下今年 保證 會唔會加分 今年分數線',
    },
  ],
  [
    'others',
    {
      en: "(?:my )?(?:friend|classmate|sister|brother|cousin|boyfriend|girlfriend|ex)(?:'?s)?|other (?:pupils?|students?)'? (?:grades?|scores?|lists?)|someone else|who else (?:applied|chose)",
      zh: '我朋友 我同學 我妹 我哥 我弟 我姐 其他同學嘅 其他同學的 人哋嘅成績 別人的成績',
    },
  ],
  [
    'world',
    {
      en: 'weather|rain(?:y|ing)?|sunny|temperature|joke|jokes|football|world cup|premier league|movie to watch|(?:recommend|suggest) (?:me )?(?:an? |some )?(?:movies?|films?|songs?|books?|restaurants?|dramas?|anime|games?)|song|recipe|cook|(?:play|video|board|computer|mobile) games?|stock|bitcoin|news|president|capital of|who (?:is|was|won|will win)|what time|president|love life|girlfriend|horoscope|dinner|lunch|sing|story',
      zh: '天氣 落雨 下雨 溫度 笑話 故事 足球 世界盃 世界杯 英超 電影推介 唱歌 食譜 煮 打機 遊戲 股票 新聞今日 總統 首都 幾點鐘 而家幾點 現在幾點 講個故事 星座 食咩好 吃什麼 晚餐 午餐 明星 邊隊 哪隊 贏',
    },
  ],
];

const PATTERNS = WORDS.map(([outside, words]) => [outside, wordPattern(words)] as const);

/** Whether a question is about something no tool knows, and what. */
export function outsideOf(text: string): Outside | null {
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
