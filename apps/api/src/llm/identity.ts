import type { User } from '@lodestar/contract';
import { toSimplified } from '@lodestar/domain';

type Kind = 'NAME' | 'SCHOOL' | 'EMAIL' | 'PHONE';

/** Keeps from a model's provider who a pupil is: placeholders go out, and are filled in on return. */
export interface Identity {
  /** Stand for the pupil's own name and school; null when there is no school. */
  readonly name: string;
  readonly school: string | null;
  /** The text with name, school, e-mail addresses and phone numbers replaced. */
  readonly conceal: (text: string) => string;
  readonly reveal: (text: string) => string;
}

interface Detail {
  readonly kind: Kind;
  readonly pattern: string;
}

const ANY_EMAIL = String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}`;
/** Eight digits as telephones of Hong Kong have them, but no two years side by side. */
const ANY_PHONE = String.raw`(?<!\d)(?!(?:19|20)\d\d[\s-]?(?:19|20)\d\d(?!\d))(?:\+?852[\s-]?)?[2-9]\d{3}[\s-]?\d{4}(?!\d)`;
const PLACEHOLDER = /[[［【]\s*(NAME|SCHOOL|EMAIL|PHONE)(?:_(\d+))?\s*[\]］】]/giu;
/** From this length on a name is not part of another word by chance. */
const UNMISTAKABLE = 5;

export type Person = Pick<
  User,
  'First_Name' | 'Last_Name' | 'Nickname' | 'User_ID' | 'School_Name' | 'Email_Address' | 'Tel'
>;

export function identityOf(person: Person): Identity {
  const { School_Name: school } = person;
  const found: Record<Kind, string[]> = {
    NAME: [person.Nickname ?? person.First_Name],
    SCHOOL: school === null ? [] : [school],
    EMAIL: [],
    PHONE: [],
  };
  const details = detailsOf(person);
  const pattern = new RegExp(details.map((one) => `(${one.pattern})`).join('|'), 'giu');

  const placeholder = (kind: Kind, value: string) => {
    const known = found[kind].indexOf(value);
    const number = known === -1 ? found[kind].push(value) : known + 1;
    return number === 1 ? `[${kind}]` : `[${kind}_${number}]`;
  };

  return {
    name: '[NAME]',
    school: school === null ? null : '[SCHOOL]',
    conceal: (text) =>
      text.replace(pattern, (value: string, ...groups: unknown[]) => {
        const detail = details[groups.findIndex((group) => group !== undefined)];
        return placeholder(detail?.kind ?? 'NAME', value);
      }),
    reveal: (text) =>
      text.replace(PLACEHOLDER, (_, kind: string, number?: string) => {
        const values = found[kindOf(kind)];
        return values[Number(number ?? 1) - 1] ?? '';
      }),
  };
}

function kindOf(word: string): Kind {
  const upper = word.toUpperCase();
  if (upper === 'SCHOOL' || upper === 'EMAIL' || upper === 'PHONE') return upper;
  return 'NAME';
}

/** Longer ones first, so that a whole name is found before its parts. */
function detailsOf(person: Person): readonly Detail[] {
  const { First_Name: first, Last_Name: last, Nickname: nickname, School_Name: school } = person;
  const parts = [first, last].flatMap((name) => name.split(/[\s-]+/)).filter((part) => part.length > 1);
  const names = [`${last} ${first}`, `${first} ${last}`, `${last}${first}`, `${first}${last}`];
  const named = [...names, nickname, person.User_ID, first, last, ...parts].filter((name) => name !== null);
  const phone = person.Tel === null ? [] : [person.Tel, person.Tel.replace(/\D/g, '').slice(-8)];
  const own = [
    ...[person.Email_Address].map((value) => ({ kind: 'EMAIL' as const, value })),
    ...(school === null ? [] : [school]).map((value) => ({ kind: 'SCHOOL' as const, value })),
    ...phone.filter((value) => value.length > 3).map((value) => ({ kind: 'PHONE' as const, value })),
    ...named.filter(isTelling).map((value) => ({ kind: 'NAME' as const, value })),
  ].sort((one, other) => other.value.length - one.value.length);
  return [
    ...own.map(({ kind, value }) => ({ kind, pattern: patternOf(value) })),
    { kind: 'EMAIL', pattern: ANY_EMAIL },
    { kind: 'PHONE', pattern: ANY_PHONE },
  ];
}

/** A single Chinese character stands in too many words to be a name by itself. */
const isTelling = (name: string) => !/^\p{Script=Han}$/u.test(name);

/** The value in any case and spacing, in traditional or simplified characters. */
function patternOf(value: string): string {
  const forms = new Set([value, toSimplified(value)]);
  const either = [...forms].map((form) => loosely(form)).join('|');
  return value.length >= UNMISTAKABLE || /\p{Script=Han}/u.test(value)
    ? either
    : String.raw`(?<![\p{Script=Latin}\p{N}])(?:${either})(?![\p{Script=Latin}\p{N}])`;
}

function loosely(value: string): string {
  const pieces = /^[\d\s+()-]+$/.test(value) ? Array.from(value.replace(/\D/g, '')) : value.split(/[\s-]+/);
  return pieces.map((piece) => piece.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join(String.raw`[\s-]*`);
}
