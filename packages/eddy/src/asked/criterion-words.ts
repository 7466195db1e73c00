import type { Criterion } from '../tools/choose-among.ts';
import { type WordList, wordPattern } from './plain-text.ts';
import type { Reading } from './reading.ts';

interface Sought {
  readonly by: Criterion;
  readonly least: boolean;
}

/** By which words one of several programmes is sought; comparatives as well, since of two the lower is the lowest. */
const SOUGHT: readonly (readonly [Sought, WordList])[] = [
  [
    { by: 'fee', least: true },
    {
      en: 'cheap(?:er|est)|cheap one|least expensive|less expensive|(?:lowest|lower|smallest) (?:tuition|fees?|cost)|costs? (?:the )?least',
      zh: '最平 最便宜 平啲 平嗰 便宜嗰 便宜的那 便宜一點 較便宜 更便宜 學費最低 學費最少 平過',
    },
  ],
  [
    { by: 'fee', least: false },
    {
      en: 'dear(?:er|est)|(?:most|more) expensive|costs? (?:the )?most',
      zh: '最貴 貴啲 貴嗰 較貴 更貴 學費最高',
    },
  ],
  [
    { by: 'years', least: true },
    {
      en: 'short(?:er|est)|(?:least|fewest) years|quick(?:er|est)',
      zh: '最短 短啲 較短 更短 年期最短 最快讀完 最快畢業',
    },
  ],
  [
    { by: 'years', least: false },
    { en: 'long(?:er|est)|most years', zh: '最長 長啲 較長 更長 讀最耐 最耐' },
  ],
  [
    { by: 'rate', least: false },
    {
      en: 'least competitive|(?:fewest|least) competition|(?:highest|best) (?:offer|admission|acceptance) rate',
      zh: '競爭最細 競爭最小 取錄率最高 錄取率最高',
    },
  ],
  [
    { by: 'rate', least: true },
    {
      en: 'most competitive|(?:lowest|worst) (?:offer|admission|acceptance) rate',
      zh: '競爭最大 競爭最激烈 取錄率最低 錄取率最低',
    },
  ],
  [
    { by: 'places', least: false },
    {
      en: '(?:the )?most (?:places|seats|students|people)|(?:biggest|largest) (?:intake|quota)',
      zh: '最多學額 學額最多 收最多人 收人最多 最多位',
      forms: '(?:收生|收人|人数|名额|学额|位)[^。,]{0,5}最多',
    },
  ],
  [
    { by: 'places', least: true },
    { en: '(?:fewest|least) (?:places|seats)|(?:smallest) (?:intake|quota)', zh: '學額最少 收最少人 最少位' },
  ],
  [
    { by: 'median', least: true },
    {
      en: '(?:lowest|lower|smallest) (?:score|median|cut[- ]?off|marks?|points?|line)s?',
      zh: '最低分 分最低 分數最低 收分最低 要分最低 低分啲 低分嗰 中位數最低',
    },
  ],
  [
    { by: 'median', least: false },
    {
      en: '(?:highest|higher|biggest) (?:score|median|cut[- ]?off|marks?|points?|line)s?',
      zh: '最高分 分最高 分數最高 收分最高 要分最高 高分啲 高分嗰 中位數最高',
    },
  ],
  [
    { by: 'level', least: true },
    {
      en: 'riskie(?:r|st)|harde(?:r|st)|most (?:risky|difficult|dangerous)|(?:likely|going) to reject|least (?:likely|hope|chance)|(?:lowest|smallest|worst) (?:chance|odds)s?|toughest|weakest(?: link| one| choice)?',
      zh: '最難 難啲 最危險 最冒險 最高風險 最弱嗰 最弱的 最低機會 機會最低 機會最細 最冇機會 最沒把握 最冇把握 最懸 最沒希望 最冇希望 最無希望 最沒機會 最無機會 最沒戲 最冇戲 最冇望 最不可能 最唔可能 最沒可能',
    },
  ],
  [
    { by: 'level', least: false },
    {
      en: 'safe(?:r|st)|easie(?:r|st)|surest|most (?:likely|realistic)|(?:best|biggest|highest|better) chances?|realistic',
      zh: '最穩 最穩陣 穩啲 穩陣啲 最易 最容易 易啲 易入啲 最可能 最大可能 最大機會 機會最大 機會最高 機會大啲 機會大d 最有機 最有希望 最有戲 最有望 最有可能 最大希望 希望最大 最有把握 最安全 最現實 較穩 更穩 生還',
    },
  ],
];
const PATTERNS = SOUGHT.map(([sought, words]) => [sought, wordPattern(words)] as const);

const WITHOUT =
  /(?<![a-z])(?:without|no|not|don'?t|doesn'?t|never|needn'?t)(?![a-z])|不用|不需|不要(?!求)|没有|唔使|唔洗|唔需|唔要(?!求)|冇|免/;
const ASKS_BOTH = /要(?:唔|不)要|使(?:唔|不)使|需(?:唔|不)需要|有(?:冇|没有)/g;
const DOCUMENTS = wordPattern({ en: 'portfolios?|documents?|essays?|hand in', zh: '作品集 文件 交嘢 自述' });
const WEIGHS = wordPattern({
  en: 'weigh(?:s|t|ts|ted|ing)?|counts? (?:double|more|most|twice)|count(?:s)?|multipl(?:y|ies|ier)|value(?:s)?',
  zh: '比重 加權 看重 睇重 重視 計重 計多 計得重 計分高 雙計',
});

/** By what one of several programmes is sought in a message; null where by nothing that is known. */
export function soughtIn({ text, facets, grades }: Reading): Sought | null {
  const [subject, ...others] = grades.subjects;
  if (subject !== undefined && others.length === 0 && grades.mentions.length === 0 && WEIGHS.test(text))
    return { by: 'weight', least: false };
  const least = WITHOUT.test(text.replace(ASKS_BOTH, ''));
  if (DOCUMENTS.test(text)) return { by: 'documents', least };
  if (facets.includes('interview')) return { by: 'interview', least };
  return PATTERNS.find(([, words]) => words.test(text))?.[0] ?? null;
}
