import type { InstitutionNames } from '@lodestar/domain';
import { INSTITUTIONS, type InstitutionCode } from '@lodestar/domain';
import { longestMentions, stretchesOf } from './longest-mentions.ts';
import { chineseWords, plainText, type WordList, wordPattern } from './plain-text.ts';

/** What people call the institutions beside their names and official short names. */
const ALIASES: Readonly<Record<InstitutionCode, WordList>> = {
  HKU: { en: 'hong kong u(?:ni(?:versity)?)?|university of hong kong', zh: '港大 香港大學' },
  CUHK: { en: 'cu(?:hk)?|chinese u(?:ni(?:versity)?)?', zh: '中大 中文大學' },
  PolyU: { en: 'poly ?u?|polytechnic(?: u(?:ni(?:versity)?)?)?|hkpu', zh: '理大 理工大學 理工' },
  CityU: { en: 'city ?u(?:ni(?:versity)?)?|city university', zh: '城大 城市大學' },
  Lingnan: { en: 'ling ?nan(?: u(?:ni(?:versity)?)?)?|lu|lnu', zh: '嶺大 嶺南大學 嶺南' },
  HKMU: { en: 'mu|metropolitan(?: u(?:ni(?:versity)?)?)?', zh: '都大 都會大學 公大 公開大學' },
  HSU: { en: 'hsuhk|hang ?seng(?: u(?:ni(?:versity)?)?)?', zh: '恒大 恆大 恒生大學 恆生大學' },
  SFU: { en: 'saint francis|st\\.? francis|caritas', zh: '聖方濟各 聖方濟 明愛專上學院 明愛專上 明愛' },
  TWC: { en: 'tung ?wah', zh: '東華學院 東華' },
  UOWCHK: { en: 'uow|wollongong', zh: '伍倫貢' },
  HKBU: { en: 'bu|baptist(?: u(?:ni(?:versity)?)?)?', zh: '浸大 浸會大學 浸會' },
  HKCHU: { en: 'chu ?hai', zh: '珠海學院 珠海' },
  HKSYU: { en: 'sy ?u|shue ?yan', zh: '樹仁大學 樹仁 仁大' },
  HKUST: { en: 'ust|u st', zh: '科大 科技大學 港科' },
  EdUHK: { en: 'ed ?u|education u(?:ni(?:versity)?)?|eduni', zh: '教大 教育大學' },
  THEi: { en: 'thei', zh: '高科院' },
};

export interface InstitutionMention {
  readonly institution: InstitutionCode;
  readonly at: number;
  readonly end: number;
}

const patterns = new WeakMap<readonly InstitutionNames[], readonly (readonly [InstitutionCode, RegExp])[]>();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternFor(code: InstitutionCode, names: InstitutionNames | undefined): RegExp {
  const { en = '', zh = '' } = ALIASES[code];
  const full =
    names === undefined ? [] : [names.name_en, names.short_en].map((name) => escaped(plainText(name)));
  const latin = [...full, escaped(code.toLowerCase()), en].join('|');
  const chinese = names === undefined ? [] : chineseWords(`${names.name_tc} ${names.short_tc}`);
  return wordPattern({ en: latin, zh: [...chinese, zh].join(' ') }, 'g');
}

function patternsOf(institutions: readonly InstitutionNames[]) {
  const known = patterns.get(institutions);
  if (known !== undefined) return known;
  const made = INSTITUTIONS.map(
    (code) =>
      [
        code,
        patternFor(
          code,
          institutions.find((one) => one.code === code),
        ),
      ] as const,
  );
  patterns.set(institutions, made);
  return made;
}

/** The institutions named in a text; of overlapping names the longest stands. */
export function institutionMentions(
  text: string,
  institutions: readonly InstitutionNames[],
): readonly InstitutionMention[] {
  return longestMentions(
    patternsOf(institutions).flatMap(([institution, pattern]) =>
      stretchesOf(text, pattern).map((stretch) => ({ institution, ...stretch })),
    ),
  );
}
