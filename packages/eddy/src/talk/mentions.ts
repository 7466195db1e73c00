import { CHAT_WORDS } from '../asked/chat-words.ts';
import { EDDYS_OWN } from '../asked/eddys-own.ts';
import { plainText, type WordList, wordPattern } from '../asked/plain-text.ts';
import { TOLD_WORDS } from './told-words.ts';

/** What a feeling or a small question may be about: the answer takes up the first that it has words for. */
const MENTIONS: Readonly<Record<string, WordList>> = {
  ...CHAT_WORDS,
  ...TOLD_WORDS,
  child: {
    en: '(?:my|our|the) (?:son|daughter|child|kid|boy|girl|twins|grand(?:son|daughter))s?',
    zh: '個仔 我仔 犬子 兒子 女兒 子女 仔女 細路 囝囝 囡囡 大仔 細仔 大女 細女 孫仔 孫女 小朋友',
    forms: '(?:个|我)女(?!朋友|友|仔|人|神|生|同学|孩|班|校)|(?<![女男])孩子|我想[佢他她]|佢老豆|佢妈',
  },
  /** What they want, not only who they are. */
  between: {
    en: `
      (?:mum|mom|mother|mummy|dad|daddy|father|parents?|family|folks|husband|wife)(?![a-z]).{0,60}
      (?:wants?|wanted|forc\\w+|makes? me|pick(?:s|ed)?|choos\\w+|chose|filled|says? (?:i |it |to |only )|tells?|told
      |insist\\w*|let me|against|refus\\w+|only|(?:has|have) to be|prefers?|hates?|cries|won'?t|agree\\w*)
    `,
    forms: `
      (?:爸|妈|父母|家长|屋企|家人|家里|老豆|老母|嫲嫲|爷爷|奶奶|家母|家父).{0,14}
      (?:要我|要佢|想我|叫我|逼|迫|话|反对|唔俾|不让|唔准|不准|改|填|帮我|替我|希望|盼|一定要|唔钟意|不喜欢|觉得|说)
    `,
  },
  compared: {
    en: `
      compar\\w+|why can'?t you|(?:cousin|sister|brother|sibling|relative|neighbour|aunt\\w*|uncle)s?(?:'s)? .{0,40}
      (?:got|gets|did|is at|went|stud(?:y|ies)|better|smart\\w*|clever|doctor|lawyer|perfect|always)
    `,
    zh: '比較 同我比 拿我比',
    forms: `
      (?:表[哥姐妹弟]|堂[哥姐弟妹]|亲戚|姐姐|哥哥|家姐|阿哥|妹妹|弟弟|细佬|邻居|街坊|人哋个[仔女]|别人家).{0,16}
      (?:入咗|入到|读|考|叻|优秀|厉害|比|港大|中大|医|律师)
    `,
  },
  expected: {
    en: `
      expect\\w*|assum\\w+|(?:looking at|counting on|relying on|betting on) me|proud|first (?:one )?(?:in|to go)
      |wr(?:ite|itten|ote) (?:me )?off|thinks? i(?:'ll| will|'m| am| can'?t)
    `,
    zh: '期望 期待 指望 寄望 寄託 睇死 看死 認定 第一個大學生 盼',
  },
  laughed: {
    en: 'laugh\\w*|teas(?:e|es|ed|ing)|mak(?:e|es|ing) fun|dumb one|family joke|mock(?:s|ed|ing)? (?:me|my|how)|(?:imitat|copy|mimic)\\w* (?:me|my|how i|the way i)',
    zh: '笑我 取笑 恥笑 嘲笑 俾人笑 被人笑 當笑話 學我講嘢 學我說話 學我口音 扮我講嘢',
  },
  /** Somebody close is angry, or keeps silent. */
  upset: {
    en: `
      (?:she|he|they|mum|mom|mother|dad|father|parents|friends?|bestie|bf|gf)(?:'?s| is| are| got| was| were)?(?: \\w+){0,2}
      (?:mad|angry|furious|annoyed|cross|pissed|upset|not talking to me|ignoring me|silent treatment)
    `,
    forms:
      '(?:佢|她|他|妈|爸|父母|家人|屋企人|朋友|同学|女友|男友).{0,8}(?:嬲|生气|发脾气|发火|好燥|唔睬我|唔理我|不理我|不睬我|冷战)',
  },
  /** Nobody knows of it. */
  untold: {
    en: "(?:haven'?t|have not|never|didn'?t|did not)(?: \\w+){0,2} (?:told|tell|talked to|said)(?: it to)? (?:anyone|anybody|my|a|the|any)|nobody knows|no one knows",
    forms:
      '(?:冇|未|没有?|从来没有?)(?:跟|同|和|对|告诉)(?:过)?.{0,6}(?:讲过|说过|提过|讲|说|人|老师|家人|屋企)|冇人知|没人知道|没有人知道',
  },
  lettingDown: {
    en: `
      disappoint\\w*|let\\w* (?:\\w+ ){0,3}down|ashamed|owe (?:them|him|her)
      |(?:tell|telling|face|facing) (?:my |them|him|her)(?: ?mum| ?mom| ?dad| ?parents?| ?family)?
    `,
    zh: '失望 交代 對唔住 對不起 白費 辜負 連累 點同阿 怎麼跟',
  },
  parting: {
    en: `
      (?:friends?|bestie|classmates?|boyfriend|girlfriend|bf|gf)(?![a-z]).{0,60}
      (?:different|without|leav\\w+|apart|all (?:going|choos\\w+|applying))
    `,
    forms: `
      (?:朋友|同学|friend|闺蜜|班兄弟|好友).{0,16}(?:分开|唔同|不同|各散|(?:唔|不|冇|没)(?:可以|能|会)?(?:一齐|一起))
    `,
  },
  planned: {
    en: `
      (?:friends?|everyone|everybody|others|classmates?|ppl|people)(?![a-z]).{0,40}
      (?:plan\\w*|knows?|decid\\w+|sure|figured|dreams?|chosen|picked)
    `,
    forms: `
      (?:朋友|同学|人哋|别人|个个|人人|大家|其他人).{0,14}(?:都知|知道|决定|谂好|想好|目标|计划|拣好|选好|方向)
    `,
  },
  othersMarks: {
    en: `
      (?:friends?|classmates?|everyone|everybody|others|they)(?![a-z]).{0,50}
      (?:marks?|scores?|grades?|got|get|offers?|post\\w*|hugging|passed|happy|better)
    `,
    forms: `
      (?:朋友|同学|人哋|别人|个个|人人|大家|其他人|全班).{0,16}(?:分|成绩|考|offer|收|攞|拿|高|叻|开心)
    `,
  },
  home: {
    en: 'mum|mom|mother|mummy|dad|daddy|father|parents?|family|folks|grandma|grandpa|aunt\\w*|uncle|at home|dinner',
    zh: '父母 爸爸 媽媽 阿媽 阿爸 老豆 老母 媽咪 爹地 爸 媽 屋企 家人 家裏 嫲嫲 阿嫲 爺爺 阿爺 奶奶 婆婆 阿婆 公公 阿公 外婆 親戚',
  },
  parents: {
    en: 'mum|mom|mother|mummy|dad|daddy|father|parents?|family|folks|husband|wife',
    zh: '父母 爸爸 媽媽 阿媽 阿爸 老豆 老母 媽咪 爹地 爸媽 爸 媽 家長 屋企人 屋企 家人 家裏 老公 老婆 爺爺 奶奶 嫲嫲 婆婆 公公',
  },
  teacher: {
    en: 'teachers?|tchr|principal|counsell?ors?|my school',
    zh: '老師 班主任 校長 阿sir miss 學校要 學校叫',
  },
  friends: {
    en: 'friends?|classmates?|everyone|everybody|others|they all|ppl|bestie',
    zh: '朋友 同學 friend 人哋 別人 個個 人人 大家 班兄弟 其他人',
  },
  interview: { en: 'interviews?|interviewed|oral|speaking|iv', zh: '面試 口試 interview oral' },
  offer: {
    en: 'offers?|offered|got in|get in|accepted|rejected|reject|admitted|not invited|no interview|main round|conditional|a1',
    zh: '取錄 錄取 offer 收我 收咗 入到 入咗 被拒 拒絕 拒絕信 reject 落空 中了 選中 中咗',
  },
  mock: { en: 'mocks?|pre-?mock|test', zh: '模擬 mock 測驗' },
  marks: {
    en: 'mocks?|rank(?:ed)?|went up|improved|jumped|passed|grades?|marks?|[2-5]\\*{0,2}',
    zh: '模擬 mock 測驗 名次 升咗 升到 進步 跳到 幾分 全級',
  },
  results: { en: 'results?|july|release', zh: '放榜 成績單 七月 出成績 成績公布' },
  effort: {
    en: 'studied|worked|tried|all that work|so hard|for nothing|every (?:day|night)',
    zh: '努力 用功 溫咗 日日溫 辛苦 俾心機 白費 嘥晒',
  },
  exam: { en: 'exams?|dse|papers?|hkdse', zh: '考試 文憑試 dse 公開試 試場 開考 考唔到 考不上' },
  revise: {
    en: 'revis\\w+|study(?:ing)?|studies|days? left|months? left|catch up|start(?:ing|ed)?|past papers?',
    zh: '溫習 溫書 複習 讀書 追 開始 仲有 只剩 淨返',
  },
  sleep: {
    en: 'sleep\\w*|slept|awake|insomnia|nightmares?|dream(?:t|ed)|[1-5] ?am|at night|good ?night|gn|nite',
    zh: '瞓 睡 失眠 發夢 惡夢 夜晚 半夜 凌晨 通頂 晚安 早唞',
  },
  noInterest: {
    en: 'nothing|bored|boring|excit\\w+|interest(?:s|ed|ing)?|dreams?|hobb(?:y|ies)|passion',
    zh: '冇興趣 沒有興趣 沒興趣 提唔起 提不起 冇感覺 冇夢想 沒有夢想 冇嘢想 悶',
  },
  university: {
    en: 'go to uni\\w*|want uni\\w*|university at all',
    zh: '讀唔讀大學 要不要讀大學 想讀大學',
  },
  universities: { en: 'universit(?:y|ies)|unis?|jupas|hku|cuhk|sell|sold', zh: '大學 院校 聯招處 補習社 賣' },
  age: {
    en: `years? old|too old|older|oldest|how old|your age|at (?:19|2\\d)|(?:19|2\\d) already|take the dse|took the dse|took dse|take dse|did u take|${EDDYS_OWN.en}`,
    zh: '歲 幾大 年紀 年齡 留班 留過班 遲咗 老 考過dse 考過文憑試',
    forms: EDDYS_OWN.forms,
  },
  model: {
    en: 'gpt|chatgpt|deepseek|claude|gemini|which ai|what ai|which model|llm|language model|openai',
    zh: 'gpt chatgpt 邊個模型 大模型 語言模型 豆包',
  },
  person: {
    en: 'human|real|person|robot|bot|a\\.?i\\.?|machine|computer|program|typing',
    zh: '真人 機械人 機器人 人工智能 ai 電腦 程式 係人 是人',
  },
  picture: {
    en: 'photos?|pictures?|images?|screenshot|voice|speak to|listen|hear|camera',
    zh: '相片 照片 圖片 影相 截圖 語音 聲音 voice 聽',
  },
  languages: {
    en: 'canto(?:nese)?|chinese|mandarin|putonghua|english|urdu|hindi|nepali',
    zh: '廣東話 粵語 中文 英文 普通話 國語',
  },
  routes: {
    en: 'asso\\w*|vtc|hd|higher diploma|mainland|china|overseas|uk|taiwan|non-?jupas',
    zh: '副學士 高級文憑 內地 大陸 海外 台灣 外國 非聯招 升學以外',
  },
  save: {
    en: 'sav(?:e|ed|ing)|lose everything|lost|kept|keep|sync|close the tab|gone|disappear\\w*|other (?:phone|device)',
    zh: '儲存 保存 save 唔見 不見 同步 另一部 手機',
  },
  print: { en: 'print\\w*|pdf|download|hand in|export|csv', zh: '列印 打印 print pdf 下載 匯出 印' },
  language: {
    en: 'language|(?:in|to|into|switch) (?:chinese|english)|translate',
    zh: '語言 轉中文 轉英文 轉成 繁體 簡體 介面 界面',
  },
  remove: {
    en: 'delet\\w+|erase|close my account|remove (?:my )?account',
    zh: '刪除 刪 註銷 取消帳戶 delete',
  },
  edit: { en: 'edit|change|wrong|correct|fix|mistake|update', zh: '更改 修改 改返 改 入錯 輸錯 打錯 錯咗' },
  list: { en: 'add|remove|list|programme', zh: '加 移除 名單 課程 加科' },
  essay: {
    en: 'essays?|letter|personal statement|compositions?|write my|write me|speech|cv|email',
    zh: '作文 文章 自述 essay 演講 寫信 篇文 代寫 議論文 寫一篇 作篇',
  },
  code: {
    en: 'code|python|javascript|java|html|program(?:ming)?|script|debug',
    zh: '寫code python 代碼 編程 寫程式 程序',
  },
  homework: {
    en: "homework|solve|integrat\\w+|derivative|equation|answer to|translate|what is \\d|what'?s \\d+|calculate|q\\d+",
    zh: '功課 習題 題目 答案 積分 微分 方程 點計 幾多加 練習題',
  },
  weather: {
    en: 'weather|rain(?:ing|y)?|typhoon|hot today|temperature',
    zh: '天氣 落雨 下雨 颱風 打風 幾度',
  },
  health: {
    en: 'hurts?|pain|swell\\w*|swollen|ill|sick|medicine for|fever|headache|period',
    zh: '痛 病 發燒 頭暈 膝頭 中醫好 西醫 唔舒服 不舒服',
  },
  politics: {
    en: 'politic\\w*|chief exec\\w*|president|election|government|war',
    zh: '政治 特首 選舉 總統 政府 打仗',
  },
  love: {
    en: 'love|crush|girlfriend|boyfriend|dating|gf|bf',
    zh: '追女仔 追仔 拍拖 暗戀 女朋友 男朋友 表白 戀愛',
  },
  joke: { en: 'jokes?|funny|make me laugh|story|poem|sing', zh: '笑話 爛gag 講故仔 故事 唱歌 詩' },
  stars: {
    en: 'mirror|keung to|football|liverpool|city|game|movie|film|song|concert|anime|who wins?|gpu|phone',
    zh: '姜濤 偶像 球 打機 電影 演唱會 動漫 歌 明星 手機',
  },
  jobs: { en: 'jobs?|employers?|work|career|hire|boss', zh: '搵工 找工作 工作 僱主 老闆 出路 請人' },
  plan: { en: 'timetable|schedule|plan|how many hours|time', zh: '時間表 計劃 安排 plan 次序 幾多個鐘 時間' },
  memory: { en: 'memor\\w+|remember|forget|recite', zh: '記憶 背 唔記得 不記得 記唔到 死記' },
  focus: { en: 'focus|concentrat\\w+|distract\\w*|phone|desk|noisy', zh: '專心 集中 分心 手機 嘈 自修室' },
  wear: {
    en: 'wear|suit|dress(?:ed)?|clothes|uniform|hijab|make-?up|hair',
    zh: '着 著咩 西裝 校服 衣著 化妝 化唔化妝 衫 頭髮',
  },
  english: { en: 'english|accent|speak', zh: '英文 英語 口音 詞窮' },
  nervous: { en: 'nervous|scared|shy|shak\\w+|blank|panic|afraid', zh: '緊張 驚 怕 手震 空白 口窒' },
  another: {
    en: '(?:one|1|another|a|last|final) (?:more |last |final |other |quick )?(?:thing|question|qn?|matter)|(?:can|could|may) i ask',
    zh: '再問 問多樣 問多句 想問 最後一條 最後一個問題 最後一題 順便問 請問',
  },
  bye: {
    en: 'bye+|see (?:you|u)|cya|later|gtg|have to go|ttyl|tmr|tomorrow',
    zh: '拜拜 再見 下次 聽日 走先 走啦 bye 再搵你',
  },
};

const PATTERNS = new Map(Object.entries(MENTIONS).map(([name, words]) => [name, wordPattern(words)]));

/** Whether a message names a thing; a name that is no mention is never named. */
export function mentions(message: string): (name: string) => boolean {
  const plain = plainText(message);
  return (name) => PATTERNS.get(name)?.test(plain) ?? false;
}
