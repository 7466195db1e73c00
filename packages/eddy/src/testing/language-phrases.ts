import { readdirSync, readFileSync } from 'node:fs';

const LANGUAGE = new URL('../../../../data/language/', import.meta.url);

interface Phrase {
  readonly text: string;
  readonly lang: 'en' | 'tc' | 'sc';
  readonly label: string;
  readonly author: string;
}

/** What is said in the files of a folder under `data/language`. */
export function phrasesIn(
  folder: 'answers/set-aside' | 'danger' | 'danger/set-aside' | 'intents/set-aside',
): readonly Phrase[] {
  const url = new URL(`${folder}/`, LANGUAGE);
  return readdirSync(url)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(new URL(file, url), 'utf8').trim().split('\n'))
    .map((line): Phrase => JSON.parse(line));
}
