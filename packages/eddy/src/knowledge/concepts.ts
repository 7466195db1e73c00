import { type WordList, wordPattern } from '../asked/plain-text.ts';

/**
 * What pupils call the things that admission is about, in either language: words of one concept are as good as each
 * other when a message is compared with a question.
 */
const CONCEPTS: Readonly<Record<string, WordList>> = {
  when: {
    en: 'when|what (?:date|day|time)|dates?|deadlines?|due|last day|period|how long until',
    zh: '幾時 何時 什麼時候 日期 截止 限期 幾號 幾多號 死線 時段 幾月',
  },
  deadline: { en: 'deadlines?|due|clos(?:e|es|ing)|last day|cut ?off date', zh: '截止 限期 死線 截止日期' },
  howMuch: {
    en: 'how much|cost|price|fees?|charge|pay|expensive|cheap',
    zh: '幾錢 幾多錢 多少錢 費用 學費 收費 價錢 貴 平 要錢',
  },
  howMany: {
    en: 'how many|number of|max(?:imum)?|at most',
    zh: '幾多個 多少個 幾個 幾科 幾多科 最多 上限 數目',
  },
  worth: {
    en: 'worth|should i|better|good idea|useful|help(?:s|ful)?|point of',
    zh: '值得 值唔值 值不值 應唔應該 應該 好唔好 好嗎 好定 有冇用 有用',
  },
  meaning: {
    en: "what(?: is| are|'s| does)|meaning|explain|mean|define",
    zh: '係咩 係乜 是什麼 即係 意思 解釋 什麼是 乜嘢係 咩係 指什麼',
  },
  required: {
    en: 'requirements?|required?|minimum|need|must|compulsory|entry|eligib\\w*|qualify|criteria',
    zh: '要求 最低 需要 必須 必修 一定要 入場券 入學 要咩科 要讀 門檻 資格',
  },
  apply: {
    en: 'apply|application|applying|sign ?up|register|registration|submit',
    zh: '報名 申請 報讀 點報 怎樣報 報聯招 遞交 提交 登記',
  },
  late: {
    en: 'late|missed|miss(?:ed)? (?:the )?deadline|overdue|forgot',
    zh: '遲 逾期 過咗 錯過 過期 miss咗 唔記得',
  },
  change: {
    en: 'change|changes|changing|modif\\w+|amend|update|edit|swap|replace|reorder|revise my',
    zh: '改選 更改 修改 改志願 轉志願 換 加減 增刪 改',
  },
  order: {
    en: 'order|rank(?:ing)? (?:my|them|choices)|first|sort|put .{0,12} first|arrange|priority',
    zh: '次序 排序 排位 排 先後 順序 優先 排頭 排第一',
  },
  choice: { en: 'choices?|programme choices|list|options', zh: '志願 選擇 名單 課程選擇 揀咗' },
  band: { en: 'bands?|band ?[abcde]|a1|a2|a3|b1', zh: '組別', forms: '(?<![a-z])band ?[a-e]?(?![a-z])' },
  offer: {
    en: 'offers?|offered|allocation|allocated|admitted|accepted|place',
    zh: '取錄 錄取 派位 收我 offer 學位 派到',
  },
  accept: {
    en: 'accept|acceptance|confirm|take (?:the|my|an) offer|deposit|pay',
    zh: '接受 留位費 留位 確認 註冊費 交留位費',
  },
  decline: {
    en: 'decline|reject|turn down|give up (?:the|my|an) offer|withdraw|refuse',
    zh: '放棄 拒絕 唔要 不要 退回',
  },
  results: {
    en: 'results? day|results?|release of results|after results',
    zh: '放榜 放榜日 成績公布 出成績 放榜後 攞成績',
  },
  before: { en: 'before|prior to|pre', zh: '之前 前' },
  after: { en: 'after|following|once', zh: '之後 後' },
  mainRound: { en: 'main round|jupas results?|fong ?bong', zh: '正式遴選 聯招放榜 聯招結果 派位結果 派位' },
  clearing: {
    en: 'clearing|second round|vacanc\\w+|leftover|second chance',
    zh: '補選 補位 餘額 剩餘學額 第二輪',
  },
  nothing: {
    en: 'no offers?|nothing|without (?:an )?offer|fail(?:ed)? (?:to get|all)|rejected|no degree',
    zh: '冇offer 無offer 落空 冇書讀 冇大學 沒有取錄 無大學 乜都冇 入唔到',
  },
  recheck: {
    en: 're-?check(?:ing|ed)?|re-?mark(?:ing|ed)?|appeal(?:ing|ed)?|regrade|marked wrong|review',
    zh: '覆核 複核 重閱 積分覆核 上訴 申訴 覆卷 覆查 評卷 改錯 異議 review appeal',
  },
  account: {
    en: 'accounts?|log(?:ging|ged)? ?in(?:to)?|logins?|passwords?',
    zh: '帳戶 戶口 帳號 賬號 密碼 登入 登錄 account password',
  },
  retake: {
    en: 'retak(?:e|ing|er)|repeat(?:er|ing)?|resit|second (?:sitting|attempt|year)|again next year|two sittings',
    zh: '重考 重讀 再考 二戰 翻考 自修生 第二次 多一年',
  },
  penalty: {
    en: 'penalt\\w+|deduct\\w*|minus|discount|disadvantage|looked down',
    zh: '扣分 打折 懲罰 蝕底 歧視 減分',
  },
  combine: { en: 'combin\\w+|best of (?:two|both)|merge|mix', zh: '合併 合計 拼 兩年成績 加埋 混合' },
  interview: { en: 'interviews?|interviewed|iv|inter', zh: '面試 見工 interview 面談' },
  prepare: {
    en: 'prepar\\w+|practi[sc]e|tips?|get ready|wear|dress',
    zh: '準備 貼士 練習 着 穿 衣着 點prepare',
  },
  askWhat: {
    en: 'what (?:do|will) they ask|questions|what happens|format|like',
    zh: '問咩 問什麼 問題 形式 會問 考咩',
  },
  group: { en: 'group', zh: '小組 分組 group' },
  subDegree: {
    en: 'sub-?degrees?|asso(?:ciate)?|ad|hd|higher diploma|space|ccc',
    zh: '副學士 副學位 高級文憑 高文 asso 大專',
  },
  associate: { en: 'asso(?:ciate)?(?: degrees?)?|ad', zh: '副學士 asso' },
  higherDiploma: { en: 'higher diplomas?|hd|vtc|ive', zh: '高級文憑 高文 hd ive' },
  topUp: {
    en: 'top ?up|senior (?:year|intake)|articulat\\w+|year (?:2|3|two|three)|non-?jupas|(?:asso|hd|ad) to (?:uni|degree)\\w*|go(?:ing)? to uni\\w* (?:after|from)',
    zh: '升大 銜接 三年級入學 高年級 上u 升學 駁上 高年級入學 二年級',
  },
  foundation: {
    en: 'foundation|dfs|yi ?jin|dae|diploma of applied',
    zh: '基礎文憑 毅進 應用教育文憑 基礎課程',
  },
  sssdp: { en: 'sssdp|nmtss|designated', zh: '指定專業 界別課程 免入息 資助計劃' },
  selfFinance: { en: 'self-?financ\\w+|private uni\\w*', zh: '自資 私立' },
  ugc: { en: 'ugc|funded|government[- ]funded|big eight|eight uni\\w*', zh: '資助 八大 政府資助 教資會' },
  money: {
    en: 'money|poor|afford|grants?|loans?|aid|subsid\\w+|financ\\w+ (?:aid|help)|bursar\\w+|tsfs|fasp',
    zh: '錢 窮 資助 貸款 借錢 grant loan 津貼 學資處 負擔 家境',
  },
  loan: { en: 'loans?|borrow|interest|nlsft|repay', zh: '貸款 借 還款 利息 免入息審查' },
  scholarship: { en: 'scholarships?|awards?|prize', zh: '獎學金 獎金' },
  tuition: { en: 'tuition|school fees?|fees?', zh: '學費' },
  english: { en: 'english|eng', zh: '英文 英國語文 英語' },
  chinese: { en: 'chinese|chi|ncs', zh: '中文 中國語文 非華語' },
  lowGrade: {
    en: 'level 2|only 2|got (?:a )?2|below 3|fail(?:ed)?|one level (?:short|below)',
    zh: '得2 2級 未夠 唔夠 差一級 肥佬 唔合格 不合格',
  },
  flexible: {
    en: 'flexib\\w+|exception|waive|exempt\\w*|one (?:subject|level) (?:short|below)|333?2',
    zh: '彈性收生 彈性 豁免 放寬 通融 差一科',
  },
  csd: { en: 'csd|citizenship|attained', zh: '公民 公社科 達標 公民科' },
  liberal: { en: 'liberal studies|ls', zh: '通識' },
  extended: {
    en: 'm ?1|m ?2|m1/m2|extended|calculus',
    zh: '延伸 單元一 單元二',
    forms: '(?<![a-z])m[12](?![0-9])',
  },
  electives: {
    en: 'electives?|subjects? (?:to|should|do i)|choose subjects|third elective|2x|3x',
    zh: '選修 揀科 選科 第三科 x科 2x 3x 科目',
  },
  drop: {
    en: 'drop(?:ping)?|quit|give up (?:a|one|my) (?:subject|elective)',
    zh: '退修 退科 drop 放棄一科 dup科',
  },
  apl: { en: 'apl|applied learning|category b', zh: '應用學習 乙類 apl' },
  otherLanguage: {
    en: 'category c|japanese|french|korean|german|spanish|jlpt|topik|n[1-5]|delf|other languages?',
    zh: '丙類 日文 日語 法文 法語 韓文 韓語 德文 西班牙文 其他語言 第二語言',
  },
  score: {
    en: 'scores?|points?|marks?|calculat\\w+|count(?:s|ed)?|weight\\w*',
    zh: '計分 分數 幾多分 幾分 加權 計幾多 當幾多分 計唔計',
  },
  median: { en: 'medians?|quartiles?|lq|uq|average|mean', zh: '中位數 四分位 上四分 下四分 平均' },
  lastYear: {
    en: 'last year|this year|which year|past|previous|20\\d\\d',
    zh: '去年 舊年 上年 今年 往年 邊年',
  },
  best5: { en: 'best (?:5|five)|5 subjects', zh: '最佳五科 最佳5科 五科', forms: 'best ?5' },
  best6: { en: 'best (?:6|six)|six subjects|6 subjects|sixth', zh: '六科 第六科 最佳六科', forms: 'best ?6' },
  bonus: { en: 'bonus|extra (?:points?|subject)|seventh', zh: '加分 獎勵 額外 第七科' },
  chance: { en: 'chances?|odds|likely|probab\\w+|safe|safety', zh: '機會 穩陣 機率 勝算 穩' },
  visible: { en: 'see|know|visible|hidden|show|tell', zh: '知唔知 睇到 看到 知道 看見 見到' },
  uni: { en: 'uni\\w*|college|institution', zh: '大學 院校' },
  transfer: {
    en: 'transfer\\w*|switch|move to another|change (?:my )?(?:major|uni\\w*|programme)',
    zh: '轉校 轉系 轉科 轉主修 轉major 轉大學 轉讀',
  },
  major: { en: 'majors?|broad-?based|declare|stream', zh: '主修 major 大類 分流 專修' },
  doubleDegree: { en: 'double (?:degree|major)|dual|joint|minor', zh: '雙學位 雙主修 副修 聯合學位 雙修' },
  exchange: { en: 'exchange|abroad|overseas|study tour', zh: '交流 海外 外國 exchange' },
  hall: {
    en: 'halls?|dorm\\w*|hostel|accommodation|live on campus|college life',
    zh: '宿舍 住宿 舍堂 住hall hall 宿',
  },
  years: { en: 'how long|years?|duration', zh: '幾年 讀幾耐 年期 幾多年 多久 學制' },
  mainland: {
    en: 'mainland|china|chinese uni\\w*|guangdong|beijing|jinan',
    zh: '內地 大陸 國內 免試 暨大 廣州',
  },
  taiwan: { en: 'taiwan', zh: '台灣 臺灣' },
  uk: {
    en: 'uk|ucas|britain|england|overseas|abroad|australia|canada|us|america',
    zh: '英國 海外 外國 美國 澳洲 加拿大 留學',
  },
  macau: { en: 'maca[uo]', zh: '澳門' },
  defer: { en: 'defer\\w*|postpone|hold (?:my )?place|delay', zh: '延遲入學 保留學位 押後 留位一年 延期' },
  gap: { en: 'gap year|year off|work first', zh: '停一年 休息一年 gap 空檔年' },
  parents: {
    en: 'parents?|mum|mom|dad|mother|father|family|my (?:son|daughter|child)',
    zh: '父母 爸媽 家長 阿媽 阿爸 媽媽 爸爸 屋企 家人 屋企人 子女 仔女 個仔 個女',
  },
  friend: { en: 'friends?|classmate|bestie', zh: '朋友 同學 好友 friend' },
  stress: {
    en: 'stress\\w*|anxi\\w+|nervous|worr\\w+|scared|sleep|panic|pressure',
    zh: '壓力 緊張 焦慮 擔心 瞓唔着 失眠 驚 好煩 崩潰',
  },
  noIdea: {
    en: "no idea|don'?t know what|not sure what|lost|confused|clueless|no dream",
    zh: '唔知讀咩 冇方向 迷茫 冇興趣 唔知想 不知道讀 冇夢想 迷惘',
  },
  failed: {
    en: 'fail(?:ed)?|messed up|screwed|bombed|did badly|terrible',
    zh: '考差 炒咗 考砸 肥佬 衰咗 失手 考得好差',
  },
  career: {
    en: 'careers?|jobs?|work as|become|prospects?|salary|what can i do with',
    zh: '出路 前景 職業 工作 做咩 搵工 就業 做得咩 人工',
  },
  medicine: { en: 'medicine|medical|doctor|mbbs|mbchb|med', zh: '醫科 醫生 讀醫 內外全科' },
  pharmacyDentistryVet: { en: 'pharm\\w*|dent\\w+|vet\\w*', zh: '藥劑 牙醫 牙科 獸醫' },
  nursing: { en: 'nurs\\w+|physio\\w*|therap\\w+|ot|pt', zh: '護士 護理 物理治療 職業治療 治療' },
  health: {
    en: 'health\\w*|nurs\\w+|medic\\w+|therap\\w+|biomed\\w*|pharm\\w*',
    zh: '醫療 護理 健康 生物醫學 護士 藥劑',
  },
  engineering: { en: 'engineer\\w*|civil|mechanical|electrical|aviation', zh: '工程 土木 機械 電機 航空' },
  computing: {
    en: 'comput\\w+|cs|coding|program(?:mer|ming)|software|data science|ai|it',
    zh: '電腦 計算機 編程 人工智能 數據 寫程式 資訊科技',
  },
  business: {
    en: 'business|bba|accounting|finance|marketing|econ\\w*|actuar\\w+|qfin|commerce',
    zh: '商科 工商 會計 金融 市場 經濟 精算 企會財 做生意',
  },
  law: { en: 'law|lawyer|llb|legal|solicitor|barrister|pcll', zh: '法律 律師 讀law 法學' },
  government: {
    en: 'politic\\w+|government|policy|civil serv\\w+|psycholog\\w+|social science',
    zh: '政治 政府 公務員 心理 社科 公共政策',
  },
  teaching: { en: 'teach\\w*|education|kindergarten|eduhk', zh: '教育 老師 教師 教書 幼教 教大' },
  socialWork: { en: 'social work\\w*|counsell\\w+', zh: '社工 社會工作 輔導' },
  science: {
    en: 'science|biology|chemistry|physics|maths?|statistic\\w*',
    zh: '理科 科學 生物 化學 物理 數學 統計',
  },
  arts: {
    en: 'arts?|history|geography|literature|languages?|translation|philosophy|humanities',
    zh: '文科 歷史 地理 文學 語言 翻譯 哲學',
  },
  media: { en: 'media|journalis\\w+|film|communication|tv|news', zh: '傳媒 新聞 電影 傳播 傳理' },
  design: { en: 'design\\w*|portfolio|visual|creative|animation', zh: '設計 作品集 藝術 創意 動畫' },
  architecture: { en: 'architect\\w*|survey\\w*|landscape|planning', zh: '建築 園境 測量 城規' },
  hotel: { en: 'hotel|hospitality|tourism', zh: '酒店 款待 旅遊' },
  principal: {
    en: 'principal|spn|nominat\\w+|school (?:recommend\\w+)|sndas',
    zh: '校長推薦 校長 推薦計劃 直接錄取 特殊才能',
  },
  activities: {
    en: 'oea|slp|activities|achievements?|experiences|profile',
    zh: '課外活動 比賽 經歷 成就 學生學習概覽',
  },
  reference: {
    en: 'reference|recommendation letter|school report|predicted',
    zh: '推薦信 推薦報告 校內成績 學校推薦',
  },
  disability: {
    en: 'disab\\w+|sen|special needs|dyslexi\\w+|wheelchair|adhd',
    zh: '殘疾 特殊需要 讀寫障礙 輪椅 有病',
  },
  falseInfo: {
    en: 'lie|fake|false|wrong information|cheat|disqualif\\w+|made up',
    zh: '造假 講大話 填錯 虛假 呃 取消資格',
  },
  nonLocal: {
    en: 'non-?local|visa|hkid|resident|dependa?nt|permanent',
    zh: '非本地 簽證 身份證 居民 受養人 永久',
  },
  nonJupas: { en: 'non-?jupas|ib|a-?levels?|gce|sat', zh: '非聯招 non-jupas ib' },
  jupasHow: {
    en: 'how (?:does|do) (?:jupas|the system|it)|algorithm|iteration|match(?:es|ing)?',
    zh: '點運作 怎樣運作 配對 機制 系統 點派',
  },
  draft: { en: 'drafts?|saved|confirmed|submit(?:ted)?|sent', zh: '草稿 儲存 已確認 遞交 未交' },
  missed: { en: 'miss(?:ed|ing)?|absent|sick|late for|clash|skip', zh: '錯過 去唔到 缺席 病 撞期 冇去 遲到' },
};

const PATTERNS = Object.entries(CONCEPTS).map(
  ([concept, words]) => [`#${concept}`, wordPattern(words)] as const,
);

/** The concepts that a text in plain form names. */
export function conceptsIn(plain: string): readonly string[] {
  return PATTERNS.flatMap(([concept, pattern]) => (pattern.test(plain) ? [concept] : []));
}
