import { fillText } from '../fill-text.ts';
import type { InEachLanguage, Language } from '../languages.ts';
import type { Chance, ListChance } from './list-chance.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };
import { complement, LEAST_TOLD, MOST_TOLD, THIN_LIST } from './told-ends.ts';

const TEXTS: InEachLanguage<typeof en> = { en, tc, sc };

/** Whole per cent, as chances are told. */
export function wholePercent(share: number): number {
  return Math.round(share * 100);
}

interface Said {
  readonly about: string;
  readonly under: string;
  readonly over: string;
}

function told({ p }: Pick<Chance, 'p'>, { about, under, over }: Said): string {
  if (p <= LEAST_TOLD) return under;
  return p >= MOST_TOLD ? over : fillText(about, { count: wholePercent(p) });
}

/** The ends of a chance in whole per cent. */
export const wholeEnds = ({ low, high }: Chance) => ({ low: wholePercent(low), high: wholePercent(high) });

/** A chance beside its bar: never under 3 % nor over 97 %. */
export function chanceFigure(chance: Pick<Chance, 'p'>, language: Language): string {
  return told(chance, TEXTS[language].figure);
}

/** The chance of nothing, as it stands first: "about 8 in 100". */
export function nothingFigure(none: Pick<Chance, 'p'>, language: Language): string {
  return told(none, TEXTS[language].nothing);
}

/** What the two chances of a list are called. */
export function listChanceNames(language: Language): { readonly nothing: string; readonly any: string } {
  const { nothing, any } = TEXTS[language];
  return { nothing: nothing.title, any: any.title };
}

function endsWords(chance: Chance, between: string, alike: string): string {
  const { low, high } = wholeEnds(chance);
  return low === high ? alike : fillText(between, { low, high });
}

/** What an easy year and a hard one would make of the chance of nothing. */
export function nothingEnds(none: Chance, language: Language): string {
  const { between, alike } = TEXTS[language].nothing;
  return endsWords(none, between, alike);
}

/** A chance as it is told: its figure, what a hard year and an easy one make of it, and both in a sentence. */
export interface ToldChance {
  readonly figure: string;
  readonly ends: string;
  readonly sentence: string;
}

/** The chance of at least one offer, from that of nothing. */
export function anyFigure(none: Chance, language: Language): ToldChance {
  const { nothing, any } = TEXTS[language];
  const chance = { p: complement(none.p), low: complement(none.high), high: complement(none.low) };
  const figure = told(chance, nothing);
  const between = endsWords(chance, any.between, nothing.alike);
  const said = { title: any.title, chance: figure, between };
  return { figure, ends: between, sentence: fillText(nothing.sentence, said) };
}

/** The chance of nothing in one sentence, with its ends. */
export function nothingSentence(none: Chance, language: Language): string {
  const { nothing } = TEXTS[language];
  const chance = told(none, nothing);
  return fillText(nothing.sentence, { title: nothing.title, chance, between: nothingEnds(none, language) });
}

/** The chance of nothing against what it would be if choices had nothing in common. */
export function togetherSentence(
  chances: { readonly p: number; readonly apart: number },
  language: Language,
) {
  const { nothing } = TEXTS[language];
  const together = told(chances, nothing);
  return fillText(nothing.together, { apart: wholePercent(chances.apart), together });
}

/** What the chance of nothing means for the list, or why there is none. */
export function nothingMeaning({ none }: Pick<ListChance, 'none'>, language: Language): string {
  const { unknown, high, low } = TEXTS[language].nothing;
  if (none === null) return unknown;
  return none.p > THIN_LIST ? high : low;
}

/** Which choices the chance of nothing leaves out; `list`: their codes in words. */
export function leftOutWords(list: string, language: Language): string {
  return fillText(TEXTS[language].nothing.leftOut, { list });
}
