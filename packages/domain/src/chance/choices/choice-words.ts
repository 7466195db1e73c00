import { fillText } from '../../fill-text.ts';
import { type InEachLanguage, type Language, sentencesIn } from '../../languages.ts';
import { wholeEnds, wholePercent } from '../chance-words.ts';
import type { ChoiceChance } from '../list-chance.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

const TEXTS: InEachLanguage<typeof en> = { en, tc, sc };

/** What the two numbers of a choice are called. */
export function choiceChanceNames(language: Language): { readonly clears: string; readonly offer: string } {
  const { clears, offer } = TEXTS[language];
  return { clears, offer };
}

/** How often which offer would come of a hundred years; a part without a code stands for all others, or for none. */
export interface PicturePart {
  readonly of: { readonly code: string } | 'other' | 'none';
  readonly count: number;
}

/** The name of a part of the picture. */
export function pictureName({ of }: PicturePart, language: Language): string {
  return typeof of === 'string' ? TEXTS[language].picture[of] : of.code;
}

/** The picture of a hundred years in one sentence. */
export function pictureWords(parts: readonly PicturePart[], language: Language): string {
  const { label, part } = TEXTS[language].picture;
  const said = parts.map((one) => fillText(part, { code: pictureName(one, language), count: one.count }));
  return fillText(label, { parts: said.join(', ') });
}

/** What is said of a choice: its two numbers in a sentence, or why there are none, and what its band came to of late. */
export interface ChoiceChanceWords {
  readonly numbers: string | null;
  readonly why: string | null;
  readonly word: string | null;
  readonly counts: string | null;
}

export function choiceChanceWords(choice: ChoiceChance, language: Language): ChoiceChanceWords {
  const texts = TEXTS[language];
  const { code, band, clears, offer, reason, words, counts } = choice;
  const numbers =
    clears === null || offer === null
      ? null
      : sentencesIn(language, [
          fillText(texts.sentence, { code, clears: wholePercent(clears.p), offer: wholePercent(offer.p) }),
          fillText(texts.between, wholeEnds(clears)),
        ]);
  const told = counts === null ? null : counts.from === counts.to ? texts.countsYear : texts.counts;
  return {
    numbers,
    why: reason === null || reason === 'weakFigures' ? null : texts.reason[reason],
    word: words === null ? null : texts.word[words],
    counts:
      told === null || counts === null
        ? null
        : fillText(told, {
            band,
            from: counts.from,
            to: counts.to,
            offers: counts.offers,
            applicants: counts.applicants,
          }),
  };
}
