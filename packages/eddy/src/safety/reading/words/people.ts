import type { WordsOf } from './words-of.ts';

/** Who does and who suffers. */
export const PEOPLE: WordsOf = {
  I: { en: 'i', zh: '我 本人 俺' },
  ME: { en: 'me, us, my life', zh: '我 我們' },
  MY: { en: 'my, our', zh: '我' },
  SELF: { en: 'myself, himself, herself, themselves, themself, yourself, ourselves', zh: '自己 自我 自個' },
  YOU: { en: 'you', zh: '你 你們' },
  THEY: {
    en: `he, she, they, him, her, them, someone, people, person, anybody, anyone, stranger, them all,
      everyone`,
    zh: `他 他們 人 有人 別人 人家 對方 某人 個個 大家 所有人 全部人 那人 班人 那些人 你們 個男 個女 全班`,
  },
  FAMILY: {
    en: `uncle, aunt, auntie, brother, sister, grandpa, grandma, grandfather, grandmother, granddad, stepdad,
      stepfather, stepmum, stepmom, stepmother, stepbrother, stepsister, cousin, family, relative,
      guardian, son, daughter, bro, sis, nephew, niece, husband, wife, everyone at home, granny, grandson,
      foster mother, foster father, in law, godfather, siblings, twin, little brother, little sister,
      younger brother, younger sister, baby brother, baby sister, big brother, older brother, granduncle`,
    zh: `後父 後母 後爸 後媽 繼父 繼母 叔叔 阿叔 舅舅 舅父 阿舅 姨媽 姨丈 姑媽 姑姐 姑丈 伯父 伯伯 阿伯 叔父
      表哥 表弟 表姐 表妹 堂哥 堂弟 堂姐 阿哥 哥哥 大佬 細佬 弟弟 妹妹 阿妹 細妹 家姐 姐姐 阿爺 爺爺 公公
      外公 阿公 嫲嫲 婆婆 外婆 奶奶 姥姥 親戚 監護人 養父 養母 乾爹 契爺 兄弟 姊妹 爺 嬸嬸 伯母 妹 哥 弟
      姐 阿嫲 阿婆 老公 老婆 叔公 舅公 姨婆 伯公 叔婆 堂叔 姨甥 表姨丈`,
  },
  PARENT: {
    en: 'dad, mum, father, mother, parent, my folks',
    zh: `爸 爸爸 媽 媽媽 媽咪 爹 爹哋 父親 母親 父母 爸媽 老爸 老媽 老豆 老母 阿爸 阿媽 家人 屋企人 爹地 媽子
      家裡人 雙親 爹媽`,
  },
  FRIEND: {
    en: `friend, best friend, bestie, bff, mate, classmate, roommate, flatmate, deskmate, groupmate,
      girlfriend, gf, boyfriend, bf, partner, pal, buddy, senior, schoolmate, my crush, online friend,
      teammate, another student, fd, exbf, exgf, desk mate, dorm mate, form mate`,
    zh: `朋友 個friend friend 好友 老友 死黨 閨蜜 閨密 同學 同桌 同房 室友 宿友 女友 女朋友 男友 男朋友 隊友
      班長 師弟 師妹 師兄 師姐 學長 學姐 學弟 學妹 網友 男同學 女同學 班友 鄰座 隔籬位 前度 前男友 前女友
      另一半 伴侶 對象 兄弟 哥們 男閨蜜 fd 舍友`,
  },
  OTHER: {
    en: `man, guy, boy, girl, woman, tutor, coach, sir, ex, boss, neighbour, neighbor, landlord, priest,
      pastor, bully, gang, prefect, triad, loan shark, instructor, kidnapper, colleague, manager,
      older guy, old man, ex boyfriend, ex girlfriend, adult, driver, doctor, netizen, helper, maid,
      customer, sugar daddy, pe teacher, =boss`,
    zh: `教練 補習老師 補習社老師 阿sir sir 男人 女人 男仔 女仔 男生 女生 陌生人 鄰居 隔籬 老闆 上司 同事
      神父 牧師 導師 收數佬 收數 黑社會 大叔 阿伯 怪叔叔 色狼 變態佬 男子 大漢 有個人 有個男人 高年級
      高年班 司機 店長 經理 混混 流氓 前任 班男仔 全班 債主 追債 外傭 工人姐姐 心理醫生 訓導 家教 上門老師
      社工哥哥 哥哥仔 騙子 表叔 堂叔 姨父 大伯 二叔 姑父`,
  },
  TEACHER: {
    en: 'teacher, principal, form teacher, my miss, headmaster, lecturer, professor',
    zh: '老師 校長 班主任 主任 教授 講師 班導',
  },
  NOBODY: {
    en: `nobody, no one, none of them, not a single person, not a soul, who would, would anyone, will anyone,
      anyone`,
    zh: `沒人 沒有人 冇人 無人 無一個人 沒一個人 誰會 邊個會 誰 從來沒人 會有人 有冇人 有沒有人 有人會`,
  },
  EVERYONE: {
    en: `everyone, everybody, the world, people around me, them, they, anyone, others, you guys, you all,
      you, my loved ones, the whole family`,
    zh: `大家 所有人 每個人 個個 屋企人 家人 全家 爸媽 爸爸 媽媽 阿媽 阿爸 父母 你們 佢哋 世界 他們 他 別人
      身邊的人 全世界 人人 屋企 家裡 朋友 其他人 你`,
  },
  LITTLE_ONES: {
    en: `cat, dog, pet, hamster, rabbit, bird, goldfish, turtle, plants, fish, my things, my stuff,
      belongings`,
    zh: '貓 狗 隻貓 隻狗 寵物 倉鼠 兔仔 兔子 我的貓 我的狗 龜 魚 植物',
  },
};
