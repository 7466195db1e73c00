import type { WordsOf } from './words-of.ts';

/** What this place is about: school, studies, works and news, and the tools pupils use. */
export const SCHOOL_WORDS: WordsOf = {
  SUBJECT: {
    en: `maths, math, english, chinese, physics, chemistry, chem, biology, bio, economics, econ, geography,
      history, bafs, ict, m1, m2, ls, liberal studies, visual arts, literature, lit, pe, music, dt,
      home economics, calculus, algebra, statistics, accounting, writing paper, english lit,
      additional maths, thermodynamics, organic chemistry, core subject, fine arts, art, culinary,
      cooking class, woodwork`,
    zh: `數學 數 物理 化學 生物 經濟 英文 英語 中文 語文 歷史 中史 世史 地理 通識 公民科 公社 會計 企會財
      電腦科 體育 音樂科 高數 微積分 附加數 文學 中國文學 視藝 科學 ict m1 m2 bafs 統計 力學 有機化學
      組合科學 旅遊與款待 家政 文言文 聆聽 口試 閱讀 作文 卷一 卷二 卷三 美術 烹飪 木工`,
  },
  EXAM: {
    en: `exam, exams, paper, mock, mocks, test, quiz, dse, a level, essay, homework, sba, assignment,
      past paper, revision, revise, tutorial, presentation, deadline, personal statement, interview,
      results day, marks, mark, grade, score, level, ranking, rank, form 6, f6, form 5, term, school work,
      oral, listening paper, lecture, lesson, timetable, midterm, coursework, question, workload, gpa,
      retake, resit, repeat, cut off, results, project, group project, syllabus, studying, group work,
      panel, interviewer, marker, examiner, textbook, notes, topic, chapter, practice, report card`,
    zh: `考試 試 卷 份卷 試卷 模擬試 mock dse 功課 作業 課業 論文 報告 專題 sba 溫書 溫習 複習 題 題目 補習
      成績 分數 分 放榜 派卷 面試 考 考完 考到 測驗 期末 期中 堂 上堂 早堂 課 死線 截止 級 星星 五星星
      排名 名次 操卷 past paper 練習 考官 考砸 肥佬 及格 補考 重考 重讀 復讀 中六 中五 中四 高考 考場 簡報
      匯報 考試周 筆記 背書 背單詞 背 溫 卷子 筆試 口語 文憑試 考生 學業 課本 書單 試場 gpa 分組 組員 小組
      書 考死`,
  },
  CHOICE: {
    en: `jupas, choice, choices, band a, band b, band, application, apply, offer, offers, admission,
      programme, university, uni, hku, cuhk, hkust, ust, polyu, cityu, hkbu, bu, lingnan, eduhk, hkmu,
      hall, campus, dorm, hostel, degree, major, minor, faculty, course, courses, subject, subjects,
      elective, electives, scholarship, tuition, associate degree, hd, asso, higher diploma, gap year,
      transfer, exchange, choose, pick, catalogue, on campus, in hall, chance, odds, medicine, dentistry,
      law, nursing, entry, oea, ole, slp, median, study abroad, rejected, rejection, reject, form teacher,
      reference letter, secondary school, career, drop, first choice, waitlist, interviews, deadline,
      foundation, institution, rankings, open day, school list, my list, cover letter,
      recommendation letter, get into hku, get into cuhk, get into uni, get into law, get into med,
      part time job, job market, job`,
    zh: `聯招 jupas 志願 選科 揀科 名單 申請 報名 報 取錄 錄取 offer 大學 港大 中大 科大 理大 城大 浸大 嶺大
      教大 都大 hku cuhk hkust polyu cityu 宿舍 住宿 住hall 住校 hall 學位 主修 副修 學院 學系 科 學科
      科目 選修 退修 課程 神科 獎學金 學費 副學士 副學位 高級文憑 轉系 轉科 交換 入學 收生 中位數 band oea
      ole 專業 科系 升學 中學 讀 選 揀 讀書 放棄學 入到 商科 醫科 理科 文科 工科 法律系 護理 護士 社工
      校園 留學 填志願 排位 方向 將來做 前途 出路 毅進 推薦信 資助 學期 退學 面試官 讀醫 報讀 就業 工作
      打工 自薦信 求職信 感謝信`,
  },
  STUDY: {
    en: `study, studies, research, degree, programme, course, courses, module, lecture, class about, essay,
      topic, debate, thesis, project, statistics, rate, rates, prevention, prevent, awareness, policy,
      law, legislation, volunteer, charity, seminar, workshop, article, news, report, major, minor, sba,
      dissertation, interview question, counselling, counsellor, psychology, criminology, forensic,
      sociology, nursing, social work, psychiatry, subject, pathology, anatomy, pharmacist, toxicology,
      pharmacology, pharmacy, science, personal statement, exam question, learn, interested in,
      hotline volunteer, counselor, psychologist, psychiatrist, journalism, philosophy, ethics, speech,
      campaign, intervention, talk on, talk about it in class, euthanasia, assisted dying, textbook,
      presentation, survey, data, public health, literature, theology, ambassador, forensics, biology,
      work with`,
    zh: `研究 學位 課程 學系 主修 論文 議題 辯論 題目 講座 統計 率 防治 預防 法例 條例 罪行 義工 新聞 報道
      報導 調查 專題 職業 社工 心理學 輔導 法醫 犯罪學 精神科 護理 護士 醫學 醫科 刑法 社會學 毒理學
      藥理學 藥劑 藥學 倫理 通識 公民科 學習 讀咩 邊科 哪科 專業 案件 安樂死 文章 課題 探討 教育 教嗎
      讀書報告 宣傳 工作坊 實習 救援 分析 生死學 數據 研習 報告 資料 干預 輔導員 心理學家 醫生 科學 學科
      獻身 護老 臨終 善終 寧養 紓緩 公共衛生 歷史 議論文 演講 殯儀 新聞系 文學 意識 哲學 生物倫理`,
  },
  FICTION: {
    en: `novel, film, movie, play, character, protagonist, drama, anime, song, lyrics, poem, episode,
      documentary, series, manga, netflix, hamlet, romeo, juliet, ophelia, macbeth, gatsby, othello,
      opera, musical, poet, author, hero, heroine, villain, boss fight, video game, minecraft, valorant,
      murder mystery, roleplay, comic, squid game, hitler, titan, thriller, horror, shakespeare, scene,
      level boss, poems, tess, ophelia's, willy loman, brutus, caesar, short story, fairy tale,
      books about, a book, this book, the book, storybook, computer game, board game, elden ring, gaming`,
    zh: `小說 電影 劇 角色 主角 遊戲 動漫 書入面 首歌 歌詞 詩 故事 紀錄片 戲 戲劇 動畫 漫畫 打機 韓劇 劇集
      男主角 女主角 話劇 歷史人物 主人公 屈原 項羽 林黛玉 祥林嫂 羅密歐 茱麗葉 哈姆雷特 三國 狼人殺 劇本殺
      王者 吃雞 食雞 手遊 作家 詩人 作者 魯迅 課文 散文 寓言 虞姬 三國殺 劇情 結局 莎士比亞 電競 手游`,
  },
  HELP: {
    en: `help, support, protect, counsel, prevent, treat, save, work with, volunteer, rescue, assist`,
    zh: '幫助 幫 勸 保護 協助 輔導 關懷 拯救 防止 預防 服務 治療',
  },
  JOB: {
    en: `doctor, nurse, vet, lawyer, police, fireman, firefighter, pilot, cabin crew, scientist, engineer,
      designer, actor, accountant, architect, soldier, lifeguard, chef, dentist, surgeon, paramedic,
      streamer, journalist, detective`,
    zh: `醫生 護士 獸醫 律師 警察 消防員 消防 機師 空姐 空少 工程師 設計師 演員 會計師 救生員 廚師 牙醫 偵探
      記者 法官 紀律部隊 軍人 藥劑師 攝影師`,
  },
  TECH: {
    en: `phone, laptop, battery, wifi, computer, app, page, website, site, account, system, calculator, ipad,
      notification, portal, submission, link, button, browser, password, file, screen, printer, mouse,
      charger, server, internet, login`,
    zh: `電話 手機 電腦 系統 網站 網頁 帳戶 戶口 部機 電池 對話 通知 app wifi 密碼 檔案 連結 按鈕 頁面 網絡
      屏幕 平板 記錄 資料 程式 死機 當機 相機 隻手機 部手機 只手機 我部手機`,
  },
  EVERYDAY: {
    en: `burger, coffee, bubble tea, pizza, sushi, canteen, shopping, haircut, gym, badminton, basketball,
      football, chess, weather, concert, tickets, idol, bts, birthday party, sports day, swimming gala,
      tennis, team, match, race, marathon, hike, hiking, mosquito, bus fare, bbq, barbecue, rugby,
      volleyball, pe lesson, netball, handball, swimming, allowance, sprained, garden, bike, bicycle,
      cycling, hurdles, boxing, taekwondo, soccer`,
    zh: `奶茶 珍奶 火鍋 打邊爐 壽司 拍拖 行街 演唱會 偶像 籃球 足球 羽毛球 比賽 訓練 校隊 跑步 天氣 暑假 旅行
      行山 打波 游水 泳隊 田徑 髮型 減肥 剪頭髮 生日會 咖啡 燒烤 花園 開放日 單車 排球 乒乓 跆拳道 跨欄
      游泳 滑板 爬山 體育堂 打排球 打籃球 打羽毛球 打乒乓 打網球`,
  },
};
