import { describe, expect, test } from 'vitest';
import { event, trajectory } from '../testing/trajectory.ts';
import {
  type ConnectionDraft,
  type EventDraft,
  eventTypeName,
  judgeConnection,
  judgeEvent,
  judgeYear,
} from './drafts.ts';

const MAP = trajectory({ events: [event('a'), event('b')] });
const EVENT: EventDraft = { name: 'Science fair', year: '2024', type: 'academic', description: '' };
const LINK: ConnectionDraft = { from: 'a', to: 'b', type: 'led_to', description: '' };

const judged = (changes: Partial<EventDraft>) => judgeEvent({ ...EVENT, ...changes }, MAP, 2026);
const linked = (changes: Partial<ConnectionDraft>) => judgeConnection({ ...LINK, ...changes }, MAP);
const codes = (verdict: ReturnType<typeof judged> | ReturnType<typeof linked>) =>
  verdict.kind === 'refused' ? verdict.problems.map(({ code }) => code) : [];

describe('an event', () => {
  test('is taken trimmed, its year as a number, its description line by line', () => {
    expect(judged({ name: '  Science\tfair\u0000 ', description: 'First\n\u0007prize ' })).toEqual({
      kind: 'ok',
      fields: { name: 'Science fair', year: 2024, type: 'academic', description: 'First\nprize ' },
    });
  });

  test.each<[Partial<EventDraft>, string[]]>([
    [{ name: ' \n ' }, ['nameMissing']],
    [{ year: 'soon' }, ['yearNotWhole']],
    [{ year: '1899' }, ['yearTooEarly']],
    [{ year: '2037' }, ['yearTooLate']],
    [{ type: '' }, ['typeMissing']],
    [{ type: 'music' }, ['typeMissing']],
    [{ name: 'x'.repeat(201) }, ['tooLong']],
    [{ description: 'x'.repeat(5_001) }, ['tooLong']],
    [{ name: '', year: '', type: '' }, ['nameMissing', 'yearNotWhole', 'typeMissing']],
  ])('like %j is refused', (changes, problems) => {
    expect(codes(judged(changes))).toEqual(problems);
  });

  test('may be as long as its limits', () => {
    expect(judged({ name: '字'.repeat(200), description: '字'.repeat(5_000) }).kind).toBe('ok');
  });
});

describe('a connection', () => {
  test('is taken as it is', () => {
    expect(linked({ description: 'because' })).toEqual({
      kind: 'ok',
      fields: { from: 'a', to: 'b', type: 'led_to', description: 'because' },
    });
  });

  test.each<[Partial<ConnectionDraft>, string[]]>([
    [{ to: 'a' }, ['sameEvent']],
    [{ to: 'gone' }, ['eventsMissing']],
    [{ from: 'gone', to: 'gone too' }, ['eventsMissing']],
    [{ from: 'gone', to: 'gone' }, ['sameEvent']],
    [{ from: '' }, ['fromMissing']],
    [{ from: '', to: '' }, ['fromMissing', 'toMissing']],
    [{ type: '' }, ['kindMissing']],
    [{ type: 'caused' }, ['kindMissing']],
    [{ description: 'x'.repeat(5_001) }, ['tooLong']],
  ])('like %j is refused', (changes, problems) => {
    expect(codes(linked(changes))).toEqual(problems);
  });
});

test('a type is trimmed and in lower case', () => {
  expect(['  Music ', 'ÉTUDES', '音樂', ' '].map(eventTypeName)).toEqual(['music', 'études', '音樂', '']);
});

const NOW = 2026;

describe('a year', () => {
  test.each([
    ['2024', 2024],
    [' 1900 ', 1900],
    ['2036', 2036],
    ['２０２４', 2024],
    ['2024.0', 2024],
    [2026, 2026],
  ])('may be %j', (typed, year) => {
    expect(judgeYear(typed, NOW)).toEqual({ kind: 'ok', year });
  });

  test.each([
    '',
    ' ',
    'last year',
    '2024.5',
    '20 24',
    '0x7e8',
    '1e3',
    Number.NaN,
    2024.5,
    Number.POSITIVE_INFINITY,
  ])('that is %j is not whole', (typed) => {
    expect(judgeYear(typed, NOW)).toEqual({ kind: 'refused', problem: { code: 'yearNotWhole' } });
  });

  test.each(['1899', '-5', 0])('that is %j is too early', (typed) => {
    const problem = { code: 'yearTooEarly', earliest: 1900 };
    expect(judgeYear(typed, NOW)).toEqual({ kind: 'refused', problem });
  });

  test.each(['2037', 9999])('that is %j is too late', (typed) => {
    expect(judgeYear(typed, NOW)).toEqual({ kind: 'refused', problem: { code: 'yearTooLate', ahead: 10 } });
  });
});
