import { GENDERS, SCHOOL_DISTRICTS, TITLES } from '@lodestar/contract';
import { browserStorage } from '../../../shared/browser-storage.ts';
import { deviceValue } from '../../../shared/work/device-value.ts';
import { keyOf, type WorkOwner } from '../../../shared/work/work-keys.ts';

/** The lists that a form asks to choose from. */
const LISTS = {
  Form: ['', '1', '2', '3', '4', '5', '6'],
  School_District: SCHOOL_DISTRICTS,
  Title: ['', ...TITLES],
  Gender: ['', ...GENDERS],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Choice = keyof typeof LISTS;
export const CHOICES = ['Form', 'School_District', 'Title', 'Gender'] as const satisfies readonly Choice[];

type Values = Readonly<Record<string, unknown>>;

/** What may lie in a browser's storage: choices from lists, never a name, a phone number or other text that was typed. */
type Choices = { readonly [Name in Choice]?: (typeof LISTS)[Name][number] };

interface FormDraft<Name extends string> {
  readonly choices: Choices;
  /** The fields that were changed and not kept. */
  readonly typed: readonly Name[];
}

/** A field that nobody has touched holds nothing at all, or an empty text. */
const differs = (name: string, one: Values, other: Values) => (one[name] ?? '') !== (other[name] ?? '');

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const oneOf = <T extends string>(list: readonly T[], value: unknown) => list.find((one) => one === value);

/** The choices that stand in a list; what else there is is left. */
function choicesIn(values: Values): Choices {
  const Form = oneOf(LISTS.Form, values.Form);
  const School_District = oneOf(LISTS.School_District, values.School_District);
  const Title = oneOf(LISTS.Title, values.Title);
  const Gender = oneOf(LISTS.Gender, values.Gender);
  return {
    ...(Form !== undefined && { Form }),
    ...(School_District !== undefined && { School_District }),
    ...(Title !== undefined && { Title }),
    ...(Gender !== undefined && { Gender }),
  };
}

/** The unsaved edits of somebody's form on this device, until they are sent, undone or the user logs out. */
export function formDraft<Name extends string>(
  owner: WorkOwner,
  part: 'profile' | 'registration',
  order: readonly Name[],
) {
  const key = keyOf(owner, part);
  const parse = (stored: unknown): FormDraft<Name> | null => {
    if (!isObject(stored) || !isObject(stored.choices) || !Array.isArray(stored.typed)) return null;
    const { choices, typed } = stored;
    return { choices: choicesIn(choices), typed: order.filter((name) => typed.includes(name)) };
  };
  const value = deviceValue<FormDraft<Name>>(key, { parse, initial: () => ({ choices: {}, typed: [] }) });
  const forget = () => browserStorage.removeItem(key);
  return {
    read: () => value.snapshot().value,
    /** Keeps what the form holds beyond what is saved; false when that is nothing. */
    keep(now: Values, saved: Values): boolean {
      const changed = order.filter((name) => differs(name, now, saved));
      const choices = choicesIn(Object.fromEntries(changed.map((name) => [name, now[name]])));
      const typed = changed.filter((name) => !Object.hasOwn(choices, name));
      const isEmpty = Object.keys(choices).length === 0 && typed.length === 0;
      if (isEmpty) forget();
      else value.change(() => ({ choices, typed }));
      return !isEmpty;
    },
    forget,
    /** The choices that the draft still changes in what is saved, in the order of the page. */
    changes(saved: Values): readonly Choice[] {
      const { choices } = value.snapshot().value;
      return CHOICES.filter((name) => choices[name] !== undefined && differs(name, choices, saved));
    },
  };
}
