import type { Grades } from '@lodestar/domain';
import { tableOf } from './pupil.ts';
import type { Language } from './words.ts';

/** What a browser keeps from an earlier visit. */
export interface Kept {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly grades?: Grades;
  readonly choices?: readonly string[];
}

type StorageState = {
  cookies: never[];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
};

/** The storage of a browser that was here before. */
export function storageOf(origin: string, { language, theme, grades, choices }: Kept): StorageState {
  const localStorage = [
    { name: 'i18nextLng', value: language },
    { name: 'languageInitialised', value: 'true' },
    { name: 'lodestar.theme', value: theme },
  ];
  if (grades) localStorage.push({ name: 'lodestar.guest.scores', value: JSON.stringify(tableOf(grades)) });
  if (choices) localStorage.push({ name: 'lodestar.guest.choices', value: JSON.stringify(choices) });
  return { cookies: [], origins: [{ origin, localStorage }] };
}
