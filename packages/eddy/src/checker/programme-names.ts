import { foldedName, type ProgrammeTitles } from './programme-titles.ts';
import type { Stretch } from './promises.ts';

const DEGREE =
  '(?:bachelors?|masters?|doctor(?:ate)?|ba|bsc|bba|beng|bed|bssc|bsocsc|llb|bn|bnurs|bfa|bsw|bmus|bds|bpharm|barch|mbbs|mbchb|(?:higher )?diploma|associate degree)';
const INSTITUTION =
  '(?:hkust|hku|cuhk|polyu|cityu|hkbu|eduhk|lingnan|hkmu|hsuhk|hsu|uowchk|sfu|twc|hksyu|hkchu|thei|poly u|city u|the university of hong kong|university of hong kong|chinese university|polytechnic university|city university|baptist university|education university|metropolitan university|hang seng university)';
const WORD = String.raw`[\p{L}\p{N}&'’-]+`;
const CONNECTOR = '(?:and|of|in|with|for|&)';

const AFTER_DEGREE = new RegExp(
  String.raw`\b${DEGREE}(?:['’]s)?(?: degree| programme)?\s*(?:\(hons\)|hons)?\s+(?:of|in)\s+(?<name>${WORD}(?:\s+${WORD}){0,6})`,
  'giu',
);
const BEFORE_INSTITUTION = new RegExp(
  String.raw`(?<name>(?:${WORD}\s+){0,6}${WORD})\s+(?:(?:programme|program|course|degree)\s+)?(?:at|@|of|from|in|with)\s+(?:the\s+)?${INSTITUTION}\b`,
  'giu',
);
const AFTER_INSTITUTION = new RegExp(
  String.raw`\b${INSTITUTION}(?:['’]s)?\s+(?:the\s+)?(?<name>${WORD}(?:\s+${WORD}){0,5})`,
  'giu',
);
const BEFORE_PROGRAMME = new RegExp(
  String.raw`(?<name>(?:${WORD}\s+){1,6}?)(?:programme|program|degree|course)s?\b`,
  'giu',
);
const HAS_DEGREE = new RegExp(String.raw`\b${DEGREE}\b`, 'i');
const HAS_INSTITUTION = new RegExp(String.raw`\b${INSTITUTION}\b`, 'i');
const HAS_PROGRAMME = /\b(?:programme|program|degree|course)s?\b/i;
const CAPITALISED = /^\p{Lu}/u;
const LINK_WORD = new RegExp(`^${CONNECTOR}$`, 'i');
/** Names of other things: parts of an institution, ways in, what the letters of a grade stand for. */
const OTHER_NAME =
  /\b(?:faculty|school|department|office|day|days|centre|center|campus|library|college|hall|talk|talks|admissions?|band|form|jupas|dse|hkdse|flexible|year|double|higher|associate|sub-degree|undergraduate|first|major|minor|website|page|site|university|students?|pupils?|level|interview|english|chinese|mathematics|i|my|your|this|that|the|these|those|any|no|each|every|which|what|ugc|sssdp)\b/i;
const ENDING =
  /^(?:at|is|are|was|were|from|by|will|would|which|that|to|has|have|can|as|or|asks|takes|suits|fits|programme|degree|on|if|than)$/i;

/** At which words a name may begin or be seen, and the rest is waited for. */
export const NAME_WORD = new RegExp(
  `^(?:${DEGREE}|${INSTITUTION}|programmes?|programs?|degrees?|courses?)$`,
  'iu',
);

interface Found extends Stretch {
  /** What it is called. */
  readonly name: string;
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function nameAfterDegree(text: string): string {
  const all = words(text);
  const end = all.findIndex((word) => ENDING.test(word));
  const kept = end === -1 ? all : all.slice(0, end);
  if (!CAPITALISED.test(kept[0] ?? '')) return kept.slice(0, 2).join(' ');
  const past = kept.findIndex((word) => !CAPITALISED.test(word) && !LINK_WORD.test(word));
  const run = past === -1 ? kept : kept.slice(0, past);
  while (LINK_WORD.test(run.at(-1) ?? '')) run.pop();
  return run.join(' ');
}

/** The longest end of the words that is a title, or a name of its own of two words or more. */
function nameAtEnd(text: string, titles: ProgrammeTitles, isNamed: boolean): string | null {
  const all = words(text);
  const folded = words(foldedName(text));
  for (let from = 0; from < all.length; from += 1) {
    const run = all.slice(from);
    const joined = run.join(' ');
    if (titles.has(folded.slice(from).join(' '))) return joined;
    const isName = run.length > 1 && run.every((word) => CAPITALISED.test(word) || LINK_WORD.test(word));
    if (isNamed && isName && CAPITALISED.test(run[0] ?? '') && !OTHER_NAME.test(joined) && !/\d/.test(joined))
      return joined;
  }
  return null;
}

function titleAtStart(text: string, titles: ProgrammeTitles): string | null {
  const all = words(text);
  const folded = words(foldedName(text));
  for (let to = all.length; to > 0; to -= 1) {
    if (titles.has(folded.slice(0, to).join(' '))) return all.slice(0, to).join(' ');
  }
  return null;
}

function englishNames(text: string, titles: ProgrammeTitles): readonly Found[] {
  const found: Found[] = [];
  const add = (match: RegExpMatchArray, name: string | null) => {
    if (name === null || name === '') return;
    const from = (match.index ?? 0) + match[0].indexOf(name);
    found.push({ name, from, to: from + name.length });
  };
  const hasInstitution = HAS_INSTITUTION.test(text);
  if (HAS_DEGREE.test(text))
    for (const match of text.matchAll(AFTER_DEGREE)) add(match, nameAfterDegree(match.groups?.name ?? ''));
  if (hasInstitution)
    for (const match of text.matchAll(BEFORE_INSTITUTION)) {
      const name = nameAtEnd(match.groups?.name ?? '', titles, true);
      if (name === null) continue;
      const from = match.index + match[0].lastIndexOf(name);
      found.push({ name, from, to: match.index + match[0].length });
    }
  if (hasInstitution)
    for (const match of text.matchAll(AFTER_INSTITUTION))
      add(match, titleAtStart(match.groups?.name ?? '', titles));
  if (HAS_PROGRAMME.test(text))
    for (const match of text.matchAll(BEFORE_PROGRAMME)) {
      const name = nameAtEnd(match.groups?.name ?? '', titles, true);
      if (name === null || !CAPITALISED.test(name)) continue;
      const from = match.index + match[0].lastIndexOf(name);
      found.push({ name, from, to: match.index + match[0].length });
    }
  return found;
}

const CHINESE_INSTITUTION =
  '(?:香港大[學学]|中文大[學学]|科技大[學学]|理工大[學学]|城市大[學学]|浸[會会]大[學学]|[嶺岭]南大[學学]|教育大[學学]|都[會会]大[學学]|[恒恆]生大[學学]|[樹树]仁大[學学]|港大|中大|科大|理大|城大|浸大|[嶺岭]大|教大|都大|[恒恆]大|[樹树]仁|珠海[學学]院|[東东][華华][學学]院)';
const AFTER_CHINESE_INSTITUTION = new RegExp(
  `${CHINESE_INSTITUTION}(?:[的嘅讀读]|有|個|个)?(?<name>[\\p{Script=Han}]{2,24})`,
  'gu',
);
const BEFORE_BACHELOR =
  /(?<name>\p{Script=Han}{2,16})(?:[（(][^（()）]{1,8}[）)])?(?:[文理工]|社[會会]科[學学]|工商管理|教育)?(?:[榮荣][譽誉])?[學学]士/gu;
const STOPS = /^.*[的嘅讀读有是係系修個个種种張张考選选或及與与慮虑試试揀拣入嗰那這这呢到叫為为收]/u;
const GENERIC =
  /^(?:[榮荣][譽誉]|兼[讀读]|全日制|[四五三]年制?|[雙双][學学]位|[雙双]|副|一般|本科|任何|相[關关]|不同|各[類类]?|其他)$/u;

function chineseNames(text: string, titles: ProgrammeTitles): readonly Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(AFTER_CHINESE_INSTITUTION)) {
    const after = match.groups?.name ?? '';
    const folded = foldedName(after);
    for (let to = after.length; to > 2; to -= 1) {
      if (!titles.has(folded.slice(0, to))) continue;
      const name = after.slice(0, to);
      found.push({ name, from: match.index, to: match.index + match[0].length - after.length + to });
      break;
    }
  }
  for (const match of text.matchAll(BEFORE_BACHELOR)) {
    const run = (match.groups?.name ?? '').replace(new RegExp(`^.*${CHINESE_INSTITUTION}`, 'u'), '');
    const name = run.replace(STOPS, '').replace(/[文理工]$/u, '');
    if (name.length < 2 || GENERIC.test(name)) continue;
    const from = match.index + match[0].indexOf(run) + run.lastIndexOf(name);
    found.push({ name, from, to: match.index + match[0].length });
  }
  return found;
}

/**
 * Programmes that a sentence names by words and nobody gave: a title of the catalogue beside an institution, whatever
 * stands behind a degree or before "programme". `given`: everything that was given, folded.
 */
export function ungivenNames(text: string, titles: ProgrammeTitles, given: () => string): readonly Stretch[] {
  const all = [
    ...(/[a-z]/i.test(text) ? englishNames(text, titles) : []),
    ...(/大|院|仁|士/.test(text) ? chineseNames(text, titles) : []),
  ];
  return all.filter(({ name }) => !given().includes(foldedName(name)));
}
