import { readFileSync } from 'node:fs';
import { type Dimension, LEVEL_NAMES, type LevelOrNone, type SubjectCode } from '@lodestar/domain';
import type { EddyLanguage } from '../context.ts';

type Words = Readonly<Record<string, string>>;

const FILES = { en: 'en.json', tc: 'tc.json', sc: 'sc.generated.json' } as const;

function pageTexts(folder: string, language: EddyLanguage): Readonly<Record<string, Words>> {
  const path = new URL(`../../../../apps/web/src/${folder}/locales/${FILES[language]}`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8'));
}

const ofEach = <T>(make: (language: EddyLanguage) => T): Readonly<Record<EddyLanguage, T>> => ({
  en: make('en'),
  tc: make('tc'),
  sc: make('sc'),
});

const SHARED = ofEach((language) => pageTexts('shared/i18n', language));
const ADMISSION = ofEach((language) => pageTexts('features/admission', language));

const DIMENSION_WORDS: Readonly<Record<Dimension, RegExp>> = {
  numerical: /numerical|數字|数字/i,
  logical: /logical|邏輯|逻辑/i,
  graphical: /graphical|圖像|图像/i,
  verbal: /verbal|語文|语文/i,
  memory: /memory|記憶|记忆/i,
  creativity: /creativ|創意|创意/i,
};

const NOT_THERE = /\b(no|not|none|yet|first|haven.t|hasn.t|empty|without)\b|未|沒有|没有|還沒|还没|先|空/i;
const MISSING_WORDS = {
  grades: /grade|result|成績|成绩|等級|等级/i,
  choices: /list|choice|programme|志願|志愿|課程|课程/i,
  ability: /test|測試|测试/i,
  trajectory: /trajectory|event|map|軌跡|轨迹|事件/i,
} as const;
export type Missing = keyof typeof MISSING_WORDS;

const CANNOT =
  /\b(cannot|can.t|can not|not able|unable|don.t (know|have)|do not (know|have)|beyond|outside)\b|不能|無法|无法|未能|不懂|答不了|答不到|幫不上|帮不上|做不到|不知道|沒有這|没有这|不在我|超出/i;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text names a level as the pages do; "Very safe" does not name "Safe". */
export function namesLevel(text: string, level: LevelOrNone, language: EddyLanguage): boolean {
  const name = SHARED[language].level?.[LEVEL_NAMES[level]];
  return (
    name !== undefined && new RegExp(`(?<!very |很|極|极|[a-z])${escaped(name)}(?![a-z])`, 'i').test(text)
  );
}

/** Whether a text names a subject by its full name, its short name or its code. */
export function namesSubject(text: string, subject: SubjectCode, language: EddyLanguage): boolean {
  const { subject: full, short } = ADMISSION[language];
  const module = subject === 'MEP_M1' ? 'M1' : 'M2';
  const names = [full?.[subject], short?.[subject], subject.startsWith('MEP') ? module : subject];
  const plain = text.toLowerCase();
  return names.some((name) => name !== undefined && plain.includes(name.toLowerCase()));
}

/** Whether a text names an ability. */
export function namesDimension(text: string, dimension: Dimension): boolean {
  return DIMENSION_WORDS[dimension].test(text);
}

/** Whether a text has a number or grade standing on its own; 25.50 is 25.5, 1,013 is 1013. */
export function hasFigure(text: string, figure: number | string): boolean {
  const plain = text.replace(/(?<=\d),(?=\d{3})/g, '').replace(/\\\*/g, '*');
  const zeros = typeof figure === 'string' ? '' : Number.isInteger(figure) ? '(\\.0+)?' : '0*';
  return new RegExp(`(?<![\\d.])${escaped(String(figure))}${zeros}(?![\\d*]|\\.\\d)`).test(plain);
}

/** Whether a text says that something of the pupil's is not there yet. */
export function saysMissing(text: string, what: Missing): boolean {
  return NOT_THERE.test(text) && MISSING_WORDS[what].test(text);
}

/** Whether a text says plainly that it cannot help with what was asked. */
export function saysCannot(text: string): boolean {
  return CANNOT.test(text);
}
