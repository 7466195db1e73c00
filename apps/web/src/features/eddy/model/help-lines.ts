import type { Care } from '@lodestar/contract';
import { LANGUAGES, type Language } from '../../../shared/i18n/languages.ts';

type InEveryLanguage<T> = Readonly<Record<Language, T>>;

interface CardWords {
  readonly title: string;
  readonly lead: string;
  readonly end: string;
}

interface AboutWords extends CardWords {
  readonly steps: readonly string[];
}

export interface HelpLine {
  readonly id: string;
  readonly number: string;
  readonly name: InEveryLanguage<string>;
}

/** Somebody who answers in writing. */
export interface TextChannel extends HelpLine {
  readonly how: InEveryLanguage<string>;
  /** Addresses that open the telephone's own programs. */
  readonly sms: string;
  readonly whatsapp: string;
}

interface SoftWords {
  readonly line: string;
  readonly fine: string;
  readonly notWell: string;
  readonly talk: string;
}

/** Whom a card is about. */
type CardAbout = Exclude<Care, 'soft'>;

/** A card as it was kept. */
export interface KeptHelp {
  /** The fixed text, which names the help lines too. */
  readonly text: string;
  readonly about: CardAbout;
}

export interface HelpLines {
  readonly checked_on: string;
  readonly words: InEveryLanguage<CardWords & { readonly checked: string }>;
  readonly soft: InEveryLanguage<SoftWords>;
  readonly about: Readonly<
    Record<
      Exclude<CardAbout, 'self'>,
      { readonly first: readonly string[]; readonly words: InEveryLanguage<AboutWords> }
    >
  >;
  readonly lines: readonly HelpLine[];
  readonly channels: readonly TextChannel[];
}

const files = import.meta.glob<HelpLines>('../../../../../../data/help-lines.json', {
  import: 'default',
  eager: true,
});

/** The help lines, part of the page's own script: they are there when the server is not. Undefined where the file is missing. */
export const HELP_LINES: HelpLines | undefined = Object.values(files)[0];

export interface Card extends AboutWords {
  readonly lines: readonly HelpLine[];
}

/** The words of a card, with the lines in their order. */
export function cardOf(
  { words, about: abouts, lines }: HelpLines,
  about: CardAbout,
  language: Language,
): Card {
  if (about === 'self') return { ...words[language], steps: [], lines };
  const { first, words: own } = abouts[about];
  return {
    ...own[language],
    lines: [
      ...first.flatMap((id) => lines.filter((line) => line.id === id)),
      ...lines.filter(({ id }) => !first.includes(id)),
    ],
  };
}

/** The language that a card was written in, which is the message's; null when it is none of today's. */
export function languageOfCard(help: HelpLines, about: CardAbout, text: string): Language | null {
  return LANGUAGES.find((language) => text.includes(cardOf(help, about, language).title)) ?? null;
}

/** The language of the line that asks how they are; null when it is none of today's. */
export const languageOfSoftLine = ({ soft }: HelpLines, line: string): Language | null =>
  LANGUAGES.find((language) => soft[language].line === line) ?? null;
