import { PROGRAMME_FIELDS } from '@lodestar/contract';
import {
  CATEGORIES,
  type CatalogueFigures,
  type CatalogueFile,
  columnsOf,
  type FieldGuide,
  INSTITUTIONS,
  once,
  type Programme,
  type ProgrammeRow,
  programmeHistory,
  type ScoreHistoryFile,
  toSimplified,
} from '@lodestar/domain';
import { type AnswerBytes, answerBytes } from '../../http/answer-bytes.ts';
import type { Institution } from './reference-data.ts';

/** The answers of one collection, serialised once. */
export interface YearAnswers {
  readonly whole: AnswerBytes;
  /** The rows of its file by field. */
  readonly columns: () => AnswerBytes;
  readonly stats: AnswerBytes;
  readonly institutions: AnswerBytes;
  readonly fields: AnswerBytes;
  /** The earlier years of each programme. */
  readonly historyByCode: KeptAnswers;
  readonly byCode: KeptAnswers;
  readonly byCategory: KeptAnswers;
  readonly byInstitution: KeptAnswers;
  /** Each programme alone, for answers put together per request: parts of the bytes of `whole`. */
  readonly programmeJson: ReadonlyMap<string, Buffer>;
}

/** Answers by a name, each made when first asked for. */
export interface KeptAnswers {
  readonly has: (name: string) => boolean;
  readonly get: (name: string) => AnswerBytes | undefined;
}

function keptAnswers<T>(things: ReadonlyMap<string, T>, make: (thing: T) => Buffer): KeptAnswers {
  const kept = new Map<string, AnswerBytes>();
  return {
    has: (name) => things.has(name),
    get: (name) => {
      const thing = things.get(name);
      if (thing === undefined) return undefined;
      const answer = kept.get(name) ?? answerBytes(make(thing));
      kept.set(name, answer);
      return answer;
    },
  };
}

const COMMA = Buffer.from(',');
const CLOSING = Buffer.from(']}');

export interface YearFacts {
  readonly collection: string;
  readonly rows: readonly ProgrammeRow[];
  readonly sources: CatalogueFile['sources'];
  readonly programmes: readonly Programme[];
  readonly figures: CatalogueFigures;
  readonly guide: FieldGuide;
  readonly history: ScoreHistoryFile;
}

export function presentYear(year: YearFacts, institutions: readonly Institution[]): YearAnswers {
  const { collection, rows, sources, programmes, figures, guide, history } = year;
  const alone = programmes.map((one) => Buffer.from(JSON.stringify(one)));
  const whole = programmeList(collection, alone, { figures });
  const programmeJson = partsOf(whole, programmes, alone);
  const grouped = <K extends string>(keys: readonly K[], keyOf: (programme: Programme) => K) =>
    keptAnswers(new Map(keys.map((key) => [key, key])), (key) =>
      programmeList(
        collection,
        programmes.flatMap((one) => (keyOf(one) === key ? (programmeJson.get(one.code) ?? []) : [])),
      ),
    );
  return {
    whole: answerBytes(whole),
    columns: once(() => {
      const columns = columnsOf(rows, PROGRAMME_FIELDS);
      const maxima = programmes.map(({ calculation }) => calculation.maximum);
      return answerBytes(json({ success: true, collection, sources, figures, columns, maxima }));
    }),
    stats: answerBytes(json({ success: true, data: yearStats(programmes) })),
    institutions: answerBytes(json({ success: true, institutions: withCounts(programmes, institutions) })),
    fields: answerBytes(json({ success: true, fields: fieldsWithCounts(programmes, guide) })),
    historyByCode: keptAnswers(new Map(programmes.map((one) => [one.code, one])), (one) =>
      json({ success: true, years: programmeHistory(history, one) }),
    ),
    byCode: keptAnswers(programmeJson, (bytes) =>
      Buffer.concat([Buffer.from('{"success":true,"data":'), bytes, Buffer.from('}')]),
    ),
    byCategory: grouped(CATEGORIES, ({ category }) => category),
    byInstitution: grouped(INSTITUTIONS, ({ institution }) => institution),
    programmeJson,
  };
}

/** The programmes' own bytes within their list, by code. */
function partsOf(
  whole: Buffer,
  programmes: readonly Programme[],
  alone: readonly Buffer[],
): ReadonlyMap<string, Buffer> {
  const bytes = alone.reduce((sum, { length }) => sum + length, 0);
  let start = whole.length - CLOSING.length - bytes - Math.max(0, alone.length - 1) * COMMA.length;
  return new Map(
    programmes.map(({ code }, index) => {
      const end = start + (alone[index]?.length ?? 0);
      const part = whole.subarray(start, end);
      start = end + COMMA.length;
      return [code, part];
    }),
  );
}

/** A list answer put together from programmes that are serialised already. */
export function programmeList(
  collection: string,
  parts: readonly Buffer[],
  more: { readonly figures?: CatalogueFigures; readonly total?: number } = {},
): Buffer {
  const head = JSON.stringify({ success: true, collection, count: parts.length, ...more });
  const opening = Buffer.from(`${head.slice(0, -1)},"data":[`);
  return Buffer.concat([
    opening,
    ...parts.flatMap((part, index) => (index === 0 ? part : [COMMA, part])),
    CLOSING,
  ]);
}

/** The answer of the `codes` call: programmes by code, and in words which codes are unknown. */
export function programmesByCode(
  codes: readonly string[],
  programmeJson: ReadonlyMap<string, Buffer>,
): Buffer {
  const wanted = [...new Set(codes)];
  const unknown = wanted.filter((code) => !programmeJson.has(code));
  const found = wanted.flatMap((code) => {
    const part = programmeJson.get(code);
    return part === undefined ? [] : [`${JSON.stringify(code)}:${part.toString()}`];
  });
  const message =
    unknown.length === 0 ? `${found.length} found` : `${found.length} found; unknown: ${unknown.join(', ')}`;
  const head = JSON.stringify({ success: true, message });
  return Buffer.from(`${head.slice(0, -1)},"programmes_by_code":{${found.join(',')}}}`);
}

function yearStats(programmes: readonly Programme[]) {
  const years = programmes.flatMap(({ statistics_year }) => statistics_year ?? []);
  const year = years.length === 0 ? null : Math.max(...years);
  const counted = programmes.filter(({ statistics_year }) => statistics_year === year);
  const count = (keys: readonly string[], keyOf: (programme: Programme) => string) =>
    Object.fromEntries(keys.map((key) => [key, programmes.filter((one) => keyOf(one) === key).length]));
  const sum = (numberOf: (programme: Programme) => number | null) =>
    counted.reduce((total, programme) => total + (numberOf(programme) ?? 0), 0);
  return {
    programmes: programmes.length,
    institutions: count(INSTITUTIONS, ({ institution }) => institution),
    categories: count(CATEGORIES, ({ category }) => category),
    applications: sum(({ applications }) => applications),
    offers: sum(({ offers }) => offers),
    year,
  };
}

function withCounts(programmes: readonly Programme[], institutions: readonly Institution[]) {
  return institutions.map(({ code, name_en, name_tc, name_sc }) => ({
    code,
    name_en,
    name_tc,
    name_sc,
    programmes: programmes.filter(({ institution }) => institution === code).length,
  }));
}

function fieldsWithCounts(programmes: readonly Programme[], { file, subjectsOf }: FieldGuide) {
  const named = programmes.map(({ code }) => subjectsOf(code)?.fields ?? []);
  return file.fields.map(({ id, name_en, name_tc }) => ({
    id,
    name_en,
    name_tc,
    name_sc: toSimplified(name_tc),
    programmes: named.filter((fields) => fields.includes(id)).length,
  }));
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
