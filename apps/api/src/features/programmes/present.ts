import {
  CATEGORIES,
  type CatalogueFigures,
  type FieldGuide,
  INSTITUTIONS,
  type Programme,
  programmeHistory,
  type ScoreHistoryFile,
  toSimplified,
} from '@lodestar/domain';
import { type AnswerBytes, answerBytes } from '../../http/answer-bytes.ts';
import type { Institution } from './reference-data.ts';

/** The answers of one collection, serialised once. */
export interface YearAnswers {
  readonly whole: AnswerBytes;
  readonly stats: AnswerBytes;
  readonly institutions: AnswerBytes;
  readonly fields: AnswerBytes;
  /** The earlier years of each programme. */
  readonly historyByCode: ReadonlyMap<string, AnswerBytes>;
  readonly byCode: ReadonlyMap<string, AnswerBytes>;
  readonly byCategory: ReadonlyMap<string, AnswerBytes>;
  readonly byInstitution: ReadonlyMap<string, AnswerBytes>;
  /** Each programme alone, for answers put together per request. */
  readonly programmeJson: ReadonlyMap<string, Buffer>;
}

const COMMA = Buffer.from(',');
const CLOSING = Buffer.from(']}');

export interface YearFacts {
  readonly collection: string;
  readonly programmes: readonly Programme[];
  readonly figures: CatalogueFigures;
  readonly guide: FieldGuide;
  readonly history: ScoreHistoryFile;
}

export function presentYear(year: YearFacts, institutions: readonly Institution[]): YearAnswers {
  const { collection, programmes, figures, guide, history } = year;
  const programmeJson = new Map(programmes.map((one) => [one.code, Buffer.from(JSON.stringify(one))]));
  const listOf = (some: readonly Programme[]) =>
    answerBytes(
      programmeList(
        collection,
        some.flatMap(({ code }) => programmeJson.get(code) ?? []),
      ),
    );
  const grouped = <K extends string>(keys: readonly K[], keyOf: (programme: Programme) => K) =>
    new Map<string, AnswerBytes>(
      keys.map((key) => [key, listOf(programmes.filter((programme) => keyOf(programme) === key))]),
    );
  return {
    whole: answerBytes(programmeList(collection, [...programmeJson.values()], { figures })),
    stats: answerBytes(json({ success: true, data: yearStats(programmes) })),
    institutions: answerBytes(json({ success: true, institutions: withCounts(programmes, institutions) })),
    fields: answerBytes(json({ success: true, fields: fieldsWithCounts(programmes, guide) })),
    historyByCode: new Map(
      programmes.map((one) => [
        one.code,
        answerBytes(json({ success: true, years: programmeHistory(history, one) })),
      ]),
    ),
    byCode: new Map(
      [...programmeJson].map(([code, bytes]) => [
        code,
        answerBytes(Buffer.concat([Buffer.from('{"success":true,"data":'), bytes, Buffer.from('}')])),
      ]),
    ),
    byCategory: grouped(CATEGORIES, ({ category }) => category),
    byInstitution: grouped(INSTITUTIONS, ({ institution }) => institution),
    programmeJson,
  };
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
