import type { Language } from '../../../shared/i18n/languages.ts';

type InEveryLanguage<T> = Readonly<Record<Language, T>>;

interface HelpWords {
  readonly title: string;
  readonly lead: string;
  readonly end: string;
  readonly checked: string;
}

interface HelpLines {
  readonly checked_on: string;
  readonly words: InEveryLanguage<HelpWords>;
  readonly lines: readonly { readonly number: string; readonly name: InEveryLanguage<string> }[];
}

const files = import.meta.glob<HelpLines>('../../../../../../data/help-lines.json', {
  import: 'default',
  eager: true,
});

/** The help lines, part of the page's own script: they are there when the server is not. */
export const HELP_LINES: HelpLines | undefined = Object.values(files)[0];
