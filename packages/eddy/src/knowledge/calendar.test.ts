import { describe, expect, it } from 'vitest';
import { realKnowledgeFile } from '../testing/real-knowledge.ts';
import { currentEntryYear, cycleState, nextDate } from './calendar.ts';

const { calendar } = realKnowledgeFile();

describe('the calendar', () => {
  it.each([
    ['2026-03-01', 'dseWritten', 'start', '2026-04-08'],
    ['2026-04-08', 'dseWritten', 'start', '2026-04-08'],
    ['2026-07-17', 'modification', 'end', '2026-07-18'],
    ['2026-08-21', 'clearing', 'start', '2026-08-25'],
  ])('on %s goes on with %s', (today, key, edge, day) => {
    const next = nextDate(calendar, today);
    expect([next?.date.key, next?.edge, next?.day, next?.entryYear]).toEqual([key, edge, day, 2026]);
  });

  it('knows no date after the last of 2026, and derives none for 2027', () => {
    expect(nextDate(calendar, '2026-08-26')).toBeNull();
    expect(cycleState(calendar, 2026, '2026-08-25')).toBe('running');
    expect(cycleState(calendar, 2026, '2026-08-26')).toBe('over');
    expect(cycleState(calendar, 2027, '2026-11-23')).toBe('unknown');
    expect(cycleState(calendar, 2031, '2026-11-23')).toBe('unknown');
  });

  it('tells which entry year pupils apply for', () => {
    expect(currentEntryYear(calendar, '2026-05-01')).toBe(2026);
    expect(currentEntryYear(calendar, '2026-11-23')).toBe(2027);
    expect(currentEntryYear({}, '2026-11-23')).toBeNull();
  });
});
