import type { WordList } from '../asked/plain-text.ts';

/** What is told in so many words that it is answered by itself, whatever feeling it is heard as. */
export const TOLD_WORDS = {
  heartbreak: {
    en: 'dumped me|(?:broke|breaks?|broken|breaking) up|break-?up|(?:gf|bf|girlfriend|boyfriend|he|she|ex) left me',
    forms: '分(?:咗|左|了)手|(?<![部十会怕要如果想])分手(?!会|点|怎|建议)|失恋|甩咗我|被甩',
  },
  quarrel: {
    en: `
      (?:yell(?:ed|ing|s)?|shout(?:ed|ing|s)?|scream(?:ed|ing|s)?) at me
      |(?:i|we|just)(?: \\w+){0,3} (?:fight|row|argument|fought|argued) (?:with (?:my )?(?:mum|mom|dad|parents)|again)
    `,
    forms: `
      (?:跟|同|和)(?:我)?(?:阿|老)?(?:妈妈?|爸爸?|爸妈|父母|屋企人?|家里人?|老豆)(?:又|大|刚|啱啱)*(?:吵|嘈|闹|嗌交)
      |(?:妈|爸|父母|老豆|老母|佢|她|他)(?:又|成日|刚才?|刚刚)?(?:闹|骂|鬧)(?:咗|了)?我|白养|养(?:我|你)(?:真系|真是)?嘥|没良心|冇良心
    `,
  },
  unheard: {
    en: "(?:never|nobody|no one|doesn'?t|don'?t|won'?t)(?: ever| even)? (?:listens?|hears?|understands?)(?: to)? me",
    forms: `
      (?:从来|根本|从不|永远|都|成日)(?:都)?(?:不|唔|冇|没)(?:会|肯|想)?(?:听|理)我(?:讲|说|话)?
      |(?:没人|冇人|没有人)(?:肯)?(?:听|懂|明|理解)我
    `,
  },
  resigned: {
    forms:
      '大不了(?:我)?(?:就|咪)?(?:去|返|回)|(?:实在|最多|顶多)(?:不行|唔得)?(?:就|咪)去(?:送|搬|做|打|卖)',
  },
} as const satisfies Readonly<Record<string, WordList>>;

/** The names of these, each with lines of its own. */
export const TOLD = [
  'heartbreak',
  'quarrel',
  'unheard',
  'resigned',
] as const satisfies readonly (keyof typeof TOLD_WORDS)[];
