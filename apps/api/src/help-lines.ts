import { readFile } from 'node:fs/promises';
import { PREFERRED_LANGUAGES, type PreferredLanguage } from '@lodestar/contract';
import { isCrisis } from '@lodestar/domain';
import { z } from 'zod';
import { causeOf, StartError } from './start-error.ts';

const text = z.string().min(1);
const inEachLanguage = z.strictObject({ en: text, tc: text, sc: text });
const wordsSchema = z.strictObject({
  title: text,
  lead: text,
  end: text,
  checked: text.regex(/\{\{date\}\}/),
});
const helpLinesSchema = z.strictObject({
  checked_on: z.iso.date(),
  sources: z.array(z.strictObject({ name: text, url: z.url({ protocol: /^https$/ }) })).min(1),
  words: z.strictObject({ en: wordsSchema, tc: wordsSchema, sc: wordsSchema }),
  lines: z.array(z.strictObject({ number: z.string().regex(/^[\d ]{3,}$/), name: inEachLanguage })).min(1),
});
type HelpLinesFile = z.output<typeof helpLinesSchema>;

/** Fixed words for whoever is in danger, with telephone numbers: whatever a model would say. */
export interface HelpLines {
  /** The words, in Markdown, when the text points to self-harm or danger; else null. */
  readonly for: (text: string, language: PreferredLanguage) => string | null;
}

/** @throws StartError naming the file and what is wrong with it */
export async function readHelpLines(file: string): Promise<HelpLines> {
  const parsed = helpLinesSchema.safeParse(await readJson(file));
  if (parsed.success) return helpLinesOf(parsed.data);
  const [issue] = parsed.error.issues;
  throw new StartError(`${file} is damaged: ${issue?.path.join('.')}: ${issue?.message}.`);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new StartError(`${file} cannot be read (${causeOf(error)}).`);
  }
}

function helpLinesOf(file: HelpLinesFile): HelpLines {
  const texts = new Map(PREFERRED_LANGUAGES.map((language) => [language, textIn(file, language)]));
  return { for: (said, language) => (isCrisis(said) ? (texts.get(language) ?? null) : null) };
}

function textIn({ words, lines, checked_on }: HelpLinesFile, language: PreferredLanguage): string {
  const { title, lead, end, checked } = words[language];
  const numbers = lines.map(
    ({ number, name }) => `- ${name[language]}: [${number}](tel:${number.replaceAll(' ', '')})`,
  );
  return [`**${title}**`, lead, numbers.join('\n'), end, checked.replace('{{date}}', checked_on)].join(
    '\n\n',
  );
}
