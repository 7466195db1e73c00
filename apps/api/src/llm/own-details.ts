import type { User } from '@lodestar/contract';
import { folded } from './folded-text.ts';

/** What names a school apart from its whole name. */
export interface SchoolParts {
  readonly parts: readonly string[];
  /** Parts that are words of every day too, and mean the school only where they are written as names. */
  readonly everyday: readonly string[];
  /** "QES" for Queen Elizabeth School. */
  readonly initials: readonly string[];
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** What many schools are called. */
const GENERIC = words(
  `a academy aided and anglican association baptist boy boys boy's boys' catholic christian church college
   district english ev evangelical for foundation girl girls girl's girls' government group high hk hkma hong hospitals in
   institute international kong kowloon lutheran memorial methodist middle new of our primary school science schools
   secondary sch saint society st st. technical the territories university`,
);
const EVERYDAY = words(
  `heart hope holy faith good grace king king's kings lady light love mission new pope queen queen's queens rosary sacred
   true trinity union united victory wisdom island maria mary peter paul joseph john francis stephen sun water home
   world future life star bright modern people culture carmel cross heep hill bay garden west east north south`,
);
const GENERIC_CHINESE =
  /(?:香港|九龍|九龙|新界|官立|政府|資助|资助|天主教|基督教|聖公會|圣公会|浸信會|浸信会|循道衛理|东华三院|東華三院|保良局|紀念|纪念|英文|女子|男子|女校|男校|中學|中学|書院|书院|學校|学校|學院|学院|小學|小学|國際|国际|聯合|联合|會|会|（|）|\(|\))/gu;
const SHORTEST_WORD = 4;
const FEWEST_INITIALS = 3;
const INITIALS_WITHOUT = words('of the and for in');

/** What of a school's name tells which school it is. */
function schoolParts(school: string): SchoolParts {
  const latin = school.match(/[\p{Script=Latin}\p{M}'’.]+/gu) ?? [];
  const isGeneric = (word: string) => GENERIC.has(word.toLowerCase().replace('’', "'"));
  const isEveryday = (word: string) => EVERYDAY.has(word.toLowerCase().replace('’', "'"));
  const named = latin.filter((word) => !isGeneric(word) && word.length >= SHORTEST_WORD);
  const pairs = latin.slice(1).flatMap((word, index) => {
    const before = latin[index] ?? '';
    return isGeneric(word) && isGeneric(before) ? [] : [`${before} ${word}`];
  });
  const telling = pairs.filter((pair) => !/^(?:of|the|and|for|in)\b|\b(?:of|the|and|for|in)$/i.test(pair));
  const initials = latin.filter((word) => !INITIALS_WITHOUT.has(word.toLowerCase())).map((word) => word[0]);
  const chinese = school
    .replace(GENERIC_CHINESE, ' ')
    .split(/[^\p{Script=Han}]+/u)
    .filter(({ length }) => length > 1);
  return {
    parts: [...telling, ...named.filter((word) => !isEveryday(word)), ...chinese],
    everyday: named.filter(isEveryday),
    initials: initials.length >= FEWEST_INITIALS ? [initials.join('').toUpperCase()] : [],
  };
}

/** Details that show by their form whose they may be, whoever wrote them; matched on folded text in any case. */
const ANY_EMAIL = String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}`;

const NOT_WITHIN = String.raw`(?<![\p{Script=Latin}\p{N}_])`;
const NOT_GOING_ON = String.raw`(?![\p{Script=Latin}\p{N}])`;

/** Eight digits as telephones of Hong Kong have them, but no two years side by side. */
const HONG_KONG_PHONE = String.raw`(?<!\d)(?!(?:19|20)\d\d[ .-]?(?:19|20)\d\d(?!\d))(?:\+?852[ .-]{0,2}|\(852\) ?)?[2-9]\d{3}[ .-]?\d{4}(?!\d)`;
const ABROAD_PHONE = String.raw`(?<!\d)(?:\+|00)\(?\d{1,3}\)?(?:[ ().-]{0,2}\d){6,13}(?!\d)`;
/** Three groups or more, no list of years. */
const GROUPED_PHONE = String.raw`${NOT_WITHIN}(?!(?:(?:19|20)\d\d[ .-]){2})\(?\d{2,5}\)?[ .-]\d{3,4}[ .-]\d{3,4}(?:[ .-]\d{2,4})?(?![\d]|[ .-]\d)`;
const LONG_NUMBER = String.raw`${NOT_WITHIN}\d{9,15}${NOT_GOING_ON}`;
const ANY_PHONE = `(?:${[ABROAD_PHONE, HONG_KONG_PHONE, GROUPED_PHONE, LONG_NUMBER].join('|')})`;

/** The number of an identity card of Hong Kong: A123456(7). */
const ANY_ID = String.raw`${NOT_WITHIN}[a-z]{1,2} ?\d{6}(?: ?\( ?[\da] ?\)|[ -]?[\da]${NOT_GOING_ON})`;

const ROOM = String.raw`(?:flat|room|rm\.?|unit|suite|block|blk|tower|house)\s*[\p{L}\d]{1,4}\b[,\s]*|\d{1,3}\s*/\s*f\b[,\s]*|(?:floor\s*\d{1,3}|\d{1,3}(?:st|nd|rd|th)\s+floor)[,\s]*`;
const STREET = String.raw`(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|drive|terrace|crescent|path|court|gardens?|estate|mansions?|building|house|villas?)\b`;
const ENGLISH_ADDRESS = String.raw`${NOT_WITHIN}(?:(?:${ROOM})+(?:\d{1,4}[a-z]?(?:-\d{1,4})?[,\s]+)?(?:[\p{Script=Latin}'’]+\s+){1,4}${STREET}|(?:no\.?\s*)?\d{1,4}[a-z]?(?:-\d{1,4})?,?\s+(?:[\p{Script=Latin}'’]+\s+){1,3}?${STREET})`;
const COUNT = '[\\d〇零一二三四五六七八九十百]{1,5}';
/** In simplified characters, as folded text is. */
const CHINESE_ADDRESS = [
  String.raw`\p{Script=Han}{1,8}(?:道|路|街|巷|径|里|坊|台)\s?(?:东|西|南|北|中)?\s?${COUNT}\s?(?:[a-z]|[-至]\s?${COUNT})?\s?号(?:[\p{Script=Han}\d\s,，a-z]{0,24}?${COUNT}\s?(?:楼|层)\s?[a-z\d]{0,4}\s?室?)?`,
  String.raw`\p{Script=Han}{2,10}(?:邨|村|苑|花园|大厦|阁|楼|城|湾)\s?(?:第?${COUNT}\s?(?:座|期)\s?)?(?:\p{Script=Han}{2,4}(?:楼|阁|座)\s?)?${COUNT}\s?(?:楼|层|座|室)(?:\s?[a-z\d]{1,4}\s?(?:室|座)?)?`,
].join('|');
const ANY_ADDRESS = `(?:${ENGLISH_ADDRESS}|${CHINESE_ADDRESS})`;

const STREET_NAME = /\p{Lu}[\p{L}'’]+\s+(?:\p{L}+\s+){0,3}?\p{Lu}\p{L}*\.?$/u;
const ROOM_BEFORE = /^(?:flat|room|rm|unit|suite|block|blk|tower|\d{1,3}\s*\/\s*f|no\b)/i;

/** Whether an English address is one: "12 Nathan Road", but not "3 years down the road". */
const isAddress = (text: string) =>
  /\p{Script=Han}/u.test(text) || ROOM_BEFORE.test(text) || STREET_NAME.test(text.normalize('NFKC'));

export const KINDS = ['NAME', 'SCHOOL', 'EMAIL', 'PHONE', 'ID', 'ADDRESS'] as const;
export type Kind = (typeof KINDS)[number];

export type Person = Pick<
  User,
  'First_Name' | 'Last_Name' | 'Nickname' | 'User_ID' | 'School_Name' | 'Email_Address' | 'Tel'
>;

/** Something that says who a pupil is, and how it is found in folded text. */
export interface Detail {
  readonly kind: Kind;
  readonly pattern: string;
  /** Whether what was found, as it was written, is meant; absent: always. */
  readonly isMeant?: (written: string) => boolean;
}

interface OwnDetail extends Omit<Detail, 'pattern'> {
  readonly value: string;
}

/** From this length on a name is not part of another word by chance. */
const UNMISTAKABLE = 5;
const FEWEST_PHONE_DIGITS = 6;
const LOCAL_DIGITS = 8;
const APART = String.raw`[\s.,'’·_/()-]*`;

const isCapitalised = (written: string) => /\p{Lu}/u.test(written.normalize('NFKC'));
const isUpper = (written: string) => written === written.toUpperCase();

/** Longer ones first, so that a whole name is found before its parts. */
export function detailsOf(person: Person): readonly Detail[] {
  const { First_Name: first, Last_Name: last, Nickname: nickname, School_Name: school } = person;
  const parts = [first, last].flatMap((name) => name.split(/[\s-]+/));
  const names = [`${last} ${first}`, `${first} ${last}`, nickname, person.User_ID, first, last, ...parts];
  const own: readonly OwnDetail[] = [
    { kind: 'EMAIL' as const, value: person.Email_Address },
    ...(school === null ? [] : [{ kind: 'SCHOOL' as const, value: school }, ...partsOfSchool(school)]),
    ...phonesOf(person.Tel).map((value) => ({ kind: 'PHONE' as const, value })),
    ...names.flatMap((value) => (value === null ? [] : [{ kind: 'NAME' as const, value }])),
  ];
  const told = own
    .map((one) => ({ ...one, value: folded(one.value).trim() }))
    .filter(({ value }) => isTelling(value))
    .sort((one, other) => rankOf(one) - rankOf(other) || other.value.length - one.value.length);
  return [
    ...told.map(({ value, ...detail }) => ({ ...detail, pattern: patternOf(value) })),
    { kind: 'EMAIL', pattern: ANY_EMAIL },
    { kind: 'ADDRESS', pattern: ANY_ADDRESS, isMeant: isAddress },
    { kind: 'ID', pattern: ANY_ID },
    { kind: 'PHONE', pattern: ANY_PHONE },
  ];
}

/** What may turn out not to be meant comes last: it must not stand before what always is. */
const rankOf = ({ isMeant }: Pick<Detail, 'isMeant'>) => (isMeant === undefined ? 0 : 1);

function partsOfSchool(school: string): readonly OwnDetail[] {
  const { parts, everyday, initials } = schoolParts(school);
  const part = (value: string) => ({ kind: 'SCHOOL' as const, value });
  return [
    ...parts.map(part),
    ...everyday.map((value) => ({ ...part(value), isMeant: isCapitalised })),
    ...initials.map((value) => ({ ...part(value), isMeant: isUpper })),
  ];
}

function phonesOf(tel: string | null): readonly string[] {
  const digits = folded(tel ?? '').replace(/\D/g, '');
  return [digits, digits.slice(-LOCAL_DIGITS)].filter(({ length }) => length >= FEWEST_PHONE_DIGITS);
}

/** Not what says nothing, and not a single letter or character: these stand in too many words. */
const isTelling = (value: string) => (value.match(/[\p{L}\p{N}]/gu) ?? []).length > 1;

/** The value in any case and spacing. */
function patternOf(value: string): string {
  const loose = loosely(value);
  return value.length >= UNMISTAKABLE || /\p{Script=Han}/u.test(value)
    ? loose
    : String.raw`(?<![\p{Script=Latin}\p{N}])(?:${loose})(?![\p{Script=Latin}\p{N}])`;
}

/** Numbers, and names in Chinese, also with something between any two of their characters. */
function loosely(value: string): string {
  const isNumber = /^[\d\s+().-]+$/.test(value);
  const pieces =
    isNumber || /^[\p{Script=Han}\s]+$/u.test(value)
      ? Array.from(value.replace(isNumber ? /\D/g : /\s/g, ''))
      : value.split(/[\s-]+/);
  const between = isNumber ? APART : String.raw`[\s-]*`;
  return pieces.map((piece) => piece.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join(between);
}
