import { chineseWords } from '../../asked/plain-text.ts';

/** Words of spoken Cantonese, and slips, each with the written word that stands for it in the lexicon. */
const WORDS: readonly (readonly [string, string])[] = [
  ['屋企', '家'],
  ['沒有', '沒'],
  ['無有', '沒'],
  ['老豆', '爸'],
  ['老竇', '爸'],
  ['老母', '媽'],
  ['唔使', '不用'],
  ['唔洗', '不用'],
  ['點樣', '怎'],
  ['活住', '活着'],
  ['怎麼', '怎'],
  ['怎樣', '怎'],
  ['怎么样', '怎'],
  ['如何', '怎'],
  ['乜嘢', '什麼'],
  ['而家', '現在'],
  ['依家', '現在'],
  ['聽日', '明天'],
  ['今日', '今天'],
  ['琴日', '昨天'],
  ['尋日', '昨天'],
  ['噚日', '昨天'],
  ['琴晚', '昨晚'],
  ['尋晚', '昨晚'],
  ['𡁻刀', '割刀'],
  ['別刀', '割刀'],
  ['介刀', '割刀'],
  ['美工刀', '割刀'],
  ['界手', '割手'],
  ['介手', '割手'],
  ['𡁻手', '割手'],
  ['別手', '割手'],
  ['掂我', '摸我'],
  ['掂佢', '摸佢'],
  ['掂過我', '摸過我'],
  ['死左', '死了'],
  ['左我', '了我'],
  ['瞓左', '睡了'],
  ['条楼', '跳樓'],
  ['跳lau', '跳樓'],
  ['跳l', '跳樓'],
  ['自sha', '自殺'],
  ['自鲨', '自殺'],
  ['自沙', '自殺'],
  ['自纱', '自殺'],
  ['紫砂', '自殺'],
  ['自s', '自殺'],
  ['zisha', '自殺'],
  ['自殺殺', '自殺'],
  ['自刹', '自殺'],
  ['自伤', '自殘'],
  ['自虐', '自殘'],
  ['想si', '想死'],
  ['想shi', '想死'],
  ['想嘎', '想死'],
  ['想噶', '想死'],
  ['好想4', '好想死'],
  ['去4', '去死'],
  ['4咗', '死了'],
  ['4左', '死了'],
  ['上d', '上'],
  ['強j', '強姦'],
  ['強奸', '強姦'],
  ['qj', '強姦'],
  ['呢個', '這個'],
  ['呢d', '這些'],
  ['好似', '像'],
];

/** Single characters of Cantonese, and twins, with the one that stands for all. */
const CHARACTERS: readonly (readonly [string, string])[] = [
  ['唔', '不'],
  ['冇', '沒'],
  ['無', '沒'],
  ['莫', '沒'],
  ['喺', '在'],
  ['嘅', '的'],
  ['咗', '了'],
  ['佢', '他'],
  ['她', '他'],
  ['妳', '你'],
  ['哋', '們'],
  ['俾', '被'],
  ['畀', '被'],
  ['給', '被'],
  ['遭', '被'],
  ['瞓', '睡'],
  ['食', '吃'],
  ['諗', '想'],
  ['返', '回'],
  ['嚟', '來'],
  ['落', '下'],
  ['睇', '看'],
  ['攞', '拿'],
  ['揸', '拿'],
  ['搵', '找'],
  ['揾', '找'],
  ['驚', '怕'],
  ['企', '站'],
  ['係', '是'],
  ['𠝹', '割'],
  ['鎅', '割'],
  ['剺', '割'],
  ['捱', '撐'],
  ['話', '說'],
  ['著', '着'],
  ['呢', '這'],
  ['嗰', '那'],
  ['咁', '這麼'],
  ['啲', '些'],
  ['逼', '迫'],
  ['嗌', '叫'],
  ['髀', '腿'],
];

const fold = (text: string): string => chineseWords(text)[0] ?? text;
const WORD_PAIRS = WORDS.map(([from, to]) => [fold(from), fold(to)] as const);
const FOLDED_CHARACTERS = new Map(CHARACTERS.map(([from, to]) => [fold(from), fold(to)]));
const WORD_PATTERN = new RegExp(WORD_PAIRS.map(([from]) => from).join('|'), 'g');
const WORD_OF = new Map(WORD_PAIRS);

const WANT_FOUR = /(?<=想)4(?![0-9科個个分月日年級级*]|選|选|項|项)/g;
const BETWEEN = /(?<=\p{Script=Han})[\s.*_~…-]+(?=\p{Script=Han})/gu;

/** Takes text with simplified characters. */
function oneRegister(plain: string): string {
  let text = '';
  for (const character of plain.replace(WORD_PATTERN, (word) => WORD_OF.get(word) ?? word))
    text += FOLDED_CHARACTERS.get(character) ?? character;
  return text;
}

/** A word of the lexicon as texts are compared. */
export function foldedWord(written: string): string {
  let text = '';
  for (const character of written) text += /\p{Script=Han}/u.test(character) ? fold(character) : character;
  return oneRegister(text);
}

/** Plain text whose Chinese is in one register, without blanks inside. */
export function mendedChinese(plain: string): string {
  return oneRegister(plain.replace(BETWEEN, '').replace(WANT_FOUR, '死'));
}
