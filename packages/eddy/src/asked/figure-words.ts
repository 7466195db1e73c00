import type { Facet } from '../tools/facets.ts';
import { levelNamed } from './level-words.ts';
import { wordPattern } from './plain-text.ts';
import type { Reading } from './reading.ts';

/** Details of a programme that are figures, or follow from them. */
const FIGURES: ReadonlySet<Facet> = new Set<Facet>([
  'scores',
  'trend',
  'formula',
  'intake',
  'competition',
  'bands',
  'fee',
]);

/** How hard it is to get in, or what it costs, in whatever words. */
const HOW_HARD = wordPattern({
  en: 'fees?|tuition|costs?|chances?|odds|eas(?:y|ier|iest)|hard(?:er|est)?|tough(?:er|est)?|difficult|safe(?:r|st)?|risk(?:y|ier)|realistic|closer|nearer|enough|my (?:grades?|scores?|results?|marks)|(?:what|which|how high an?|lower|lowest|higher|highest) (?:median )?(?:scores?|marks?|points)|scores? (?:diff\\w*|gap)',
  forms:
    '学费|几(?:多)?钱|多少钱|贵唔贵|贵不贵|机会|(?<!不|唔)(?:易|难|容易|稳)(?:啲|些|一点|过)?(?:入|上|进|收|考|吗|呢|[?？]|$)|(?:高|低)分|够(?:唔|不)够|(?:就|先|才|已经)够|够(?:分|吗|未)|我(?:的|嘅|啲|呢个|这个)?(?:分|成绩)|几(?:多)?分|多少分|分(?:数|线)?(?:比较|会|更)?(?:高|低|差)(?!中)',
});

/** A level that was told: "why risky". */
const isOfLevel = (text: string): boolean => levelNamed(text) !== null;

/** Whether a chance, a score or another figure is asked for in so many words: then what is told in words does not stand for it. */
export const namesFigures = ({ text, facets, has }: Reading): boolean =>
  has('chance') ||
  has('safest') ||
  facets.some((facet) => FIGURES.has(facet)) ||
  HOW_HARD.test(text) ||
  isOfLevel(text);

const HOW_MUCH =
  /(?<![a-z])by how much|how much (?:did|am|was|were|would|more|short|off|below|above|higher)(?![a-z])|(?:wants?|needs?|asks?(?: for)?|takes?|requires?) how much|how much (?:do|does) (?:\w+ ){1,5}(?:want|need|ask|require)/;
const MONEY =
  /(?<![a-z])(?:fees?|tuition|costs?|pay|paid|price|money|hkd|dollars?|afford|expensive|cheap\w*)(?![a-z])|\$|费|钱|贵|万/;

/** "It wants how much", "by how much did I miss it": points, and no money. */
export const asksPoints = (text: string): boolean => HOW_MUCH.test(text) && !MONEY.test(text);
