import { inEachLanguageOf, PREFERRED_LANGUAGES, type PreferredLanguage } from '@lodestar/contract';
import { type About, type NamedContacts, readDanger } from '@lodestar/eddy';
import { z } from 'zod';
import { readAs } from './data-file.ts';

const text = z.string().min(1);
const source = z.url({ protocol: /^https$/ });
const inEachLanguage = inEachLanguageOf(text);
const wordsSchema = z.strictObject({
  title: text,
  lead: text,
  end: text,
  checked: text.regex(/\{\{date\}\}/),
});
const softSchema = z.strictObject({ line: text, fine: text, notWell: text, talk: text });
const aboutWordsSchema = z.strictObject({ title: text, lead: text, steps: z.array(text).min(1), end: text });
const aboutSchema = z.strictObject({
  /** The ids of the lines that stand first. */
  first: z.array(text).min(1),
  words: inEachLanguageOf(aboutWordsSchema),
});
const helpLinesSchema = z.strictObject({
  checked_on: z.iso.date(),
  sources: z.array(z.strictObject({ name: text, url: source })).min(1),
  words: inEachLanguageOf(wordsSchema),
  about: z.strictObject({
    friend: aboutSchema,
    violence: aboutSchema,
    eating: aboutSchema,
    threat: aboutSchema,
  }),
  /** What asks how they are, and answers to choose from. */
  soft: inEachLanguageOf(softSchema),
  lines: z
    .array(z.strictObject({ id: text, number: z.string().regex(/^[\d ]{3,}$/), name: inEachLanguage }))
    .min(1),
  channels: z
    .array(
      z.strictObject({
        id: text,
        number: z.string().regex(/^[\d ]{8,}$/),
        name: inEachLanguage,
        how: inEachLanguage,
        sms: z.string().regex(/^sms:\+\d+$/),
        whatsapp: z.string().regex(/^https:\/\/wa\.me\/\d+$/),
        source,
        checked_on: z.iso.date(),
      }),
    )
    .min(1),
});
type HelpLinesFile = z.output<typeof helpLinesSchema>;

/** Fixed words for whoever is in danger, in Markdown. */
export interface Help {
  readonly about: About;
  readonly text: string;
}

/** Fixed words for whoever is in danger, with telephone numbers and a text channel: whatever a model would say. */
export interface HelpLines {
  /** When the text points to danger, for whom it points to; else null. */
  readonly for: (text: string, language: PreferredLanguage) => Help | null;
  /** The words of a card about whom it is. */
  readonly card: (about: About, language: PreferredLanguage) => string;
  /** The line that asks how they are, when the text is between harmless and certain; else null. */
  readonly softLine: (text: string, language: PreferredLanguage) => string | null;
  /** How the text channel and the line for everybody are named in a sentence. */
  readonly contacts: (language: PreferredLanguage) => NamedContacts;
}

/** @throws StartError naming the file and what is wrong with it */
export async function readHelpLines(file: string): Promise<HelpLines> {
  return helpLinesOf(await readAs(helpLinesSchema, file));
}

function helpLinesOf(file: HelpLinesFile): HelpLines {
  const contacts = new Map(PREFERRED_LANGUAGES.map((language) => [language, namedIn(file, language)]));
  return {
    for: (said, language) => {
      const danger = readDanger(said);
      if (danger.kind !== 'card') return null;
      return { about: danger.about, text: textIn(file, danger.about, language) };
    },
    card: (about, language) => textIn(file, about, language),
    softLine: (said, language) => (readDanger(said).kind === 'soft' ? file.soft[language].line : null),
    contacts: (language) => contacts.get(language) ?? namedIn(file, language),
  };
}

function namedIn({ lines, channels }: HelpLinesFile, language: PreferredLanguage): NamedContacts {
  const named = (
    one: { readonly name: Record<PreferredLanguage, string>; readonly number: string } | undefined,
  ) => (one === undefined ? '' : `${one.name[language]} ${one.number}`);
  return { channel: named(channels[0]), line: named(lines[0]) };
}

function textIn(file: HelpLinesFile, about: About, language: PreferredLanguage): string {
  const { words, checked_on, channels } = file;
  const own = about === 'self' ? null : file.about[about];
  const { title, lead, end } = own?.words[language] ?? words[language];
  const steps = own?.words[language].steps.map((step, index) => `${index + 1}. ${step}`) ?? [];
  const numbers = inOrder(file, own?.first ?? []).map(
    ({ number, name }) => `- ${name[language]}: [${number}](tel:${number.replaceAll(' ', '')})`,
  );
  const written = channels.map(
    ({ name, how, number, sms, whatsapp }) =>
      `- ${name[language]} (${how[language]}): [${number}](${sms}), [WhatsApp](${whatsapp})`,
  );
  const checked = words[language].checked.replace('{{date}}', checked_on);
  return [`**${title}**`, lead, steps.join('\n'), [...numbers, ...written].join('\n'), end, checked]
    .filter((part) => part !== '')
    .join('\n\n');
}

const inOrder = ({ lines }: HelpLinesFile, first: readonly string[]): HelpLinesFile['lines'] => [
  ...first.flatMap((id) => lines.filter((line) => line.id === id)),
  ...lines.filter(({ id }) => !first.includes(id)),
];
