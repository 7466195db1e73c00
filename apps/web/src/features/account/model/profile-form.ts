import { GENDERS, SCHOOL_DISTRICTS, TITLES, type User } from '@lodestar/contract';
import { browserStorage } from '../../../shared/browser-storage.ts';
import { deviceValue, keyOf } from '../../../shared/work/device-value.ts';
import type { ProfileInput, ProfileOutput } from './profile-schema.ts';

/** The fields in the order of their messages and, but for the names (`pageOrder`), of the page. */
export const PROFILE_ORDER = [
  'First_Name',
  'Last_Name',
  'Form',
  'School_District',
  'Title',
  'Nickname',
  'Gender',
  'Tel',
  'School_Name',
] as const satisfies readonly (keyof ProfileInput)[];

const FORM_TEXTS = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' } as const;

function isForm(form: number): form is keyof typeof FORM_TEXTS {
  return form in FORM_TEXTS;
}

/** A user's row as the form shows it. */
export function profileInput(user: User): ProfileInput {
  return {
    First_Name: user.First_Name,
    Last_Name: user.Last_Name,
    Form: isForm(user.Form) ? FORM_TEXTS[user.Form] : '1',
    School_District: user.School_District,
    Title: user.Title ?? '',
    Nickname: user.Nickname ?? '',
    Gender: user.Gender ?? '',
    Tel: user.Tel ?? '',
    School_Name: user.School_Name ?? '',
  };
}

/** The latest row with what the form changed in it; a changed profile calls for a new recommendation. */
export function withProfile(
  latest: User,
  output: ProfileOutput,
  changed: Readonly<Partial<Record<keyof ProfileInput, unknown>>>,
): User {
  const changes = Object.fromEntries(Object.entries(output).filter(([name]) => Object.hasOwn(changed, name)));
  return { ...latest, ...changes, needs_recommendation_regeneration: true };
}

/** What may lie in a browser's storage: choices from lists, never a name, a phone number or other text that was typed. */
type Choices = Partial<Pick<ProfileInput, 'Form' | 'School_District' | 'Title' | 'Gender'>>;

interface ProfileDraft {
  readonly choices: Choices;
  /** The fields that were changed and not kept. */
  readonly typed: readonly (typeof PROFILE_ORDER)[number][];
}

const KEPT = ['Form', 'School_District', 'Title', 'Gender'] as const satisfies readonly (keyof Choices)[];
const NOTHING: ProfileDraft = { choices: {}, typed: [] };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const oneOf = <T extends string>(list: readonly T[], value: unknown) => list.find((one) => one === value);

/** The choices that stand in a list; what else there is is left. */
function choicesIn(values: Readonly<Record<string, unknown>>): Choices {
  const Form = oneOf(Object.values(FORM_TEXTS), values.Form);
  const School_District = oneOf(SCHOOL_DISTRICTS, values.School_District);
  const Title = oneOf([...TITLES, ''], values.Title);
  const Gender = oneOf([...GENDERS, ''], values.Gender);
  return {
    ...(Form !== undefined && { Form }),
    ...(School_District !== undefined && { School_District }),
    ...(Title !== undefined && { Title }),
    ...(Gender !== undefined && { Gender }),
  };
}

function parseDraft(stored: unknown): ProfileDraft | null {
  if (!isObject(stored) || !isObject(stored.choices) || !Array.isArray(stored.typed)) return null;
  const { choices, typed } = stored;
  return { choices: choicesIn(choices), typed: PROFILE_ORDER.filter((name) => typed.includes(name)) };
}

/** The fields of the form that a draft still changes in what is saved, in the order of the page. */
export function keptFields({ choices }: ProfileDraft, saved: ProfileInput) {
  return KEPT.filter((name) => choices[name] !== undefined && choices[name] !== saved[name]);
}

function draftOf(now: ProfileInput, saved: ProfileInput): ProfileDraft {
  const changed = PROFILE_ORDER.filter((name) => now[name] !== saved[name]);
  const choices = choicesIn(Object.fromEntries(changed.map((name) => [name, now[name]])));
  return { choices, typed: changed.filter((name) => !Object.hasOwn(choices, name)) };
}

/** The unsaved edits of one user's profile on this device, until they are saved, undone or the user logs out. */
export function profileDraft(userId: string) {
  const key = keyOf({ userId }, 'profile');
  const value = deviceValue(key, { parse: parseDraft, initial: () => NOTHING });
  const forget = () => browserStorage.removeItem(key);
  return {
    read: () => value.snapshot().value,
    /** Keeps what the form holds beyond what is saved; false when that is nothing. */
    keep(now: ProfileInput, saved: ProfileInput): boolean {
      const draft = draftOf(now, saved);
      const isEmpty = Object.keys(draft.choices).length === 0 && draft.typed.length === 0;
      if (isEmpty) forget();
      else value.change(() => draft);
      return !isEmpty;
    },
    forget,
  };
}
