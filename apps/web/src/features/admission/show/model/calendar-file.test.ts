import type { CycleDate } from '@lodestar/eddy';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { cycleOn, nextOfChoices, shippedCalendar } from './list-dates.ts';

const { calendar } = shippedCalendar();
const WORDS = {
  name: 'JUPAS dates',
  begins: (what: string) => `${what}: begins`,
  ends: (what: string) => `${what}: last day`,
  source: ({ source, checked_on: day }: CycleDate) => `${source?.name.en}, ${day}`,
};
const fileOn = (today: string, language: 'en' | 'tc' = 'en') => {
  const cycle = cycleOn(calendar, today);
  return cycle === null ? '' : calendarFile(cycle, language, WORDS, Date.UTC(2026, 0, 1));
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the dates of a cycle as a calendar file', () => {
  const lines = unfolded(fileOn('2026-01-01'));

  it('have a moment by Hong Kong’s clock, a last day after a long span, and their source', () => {
    const choices = lines.indexOf('UID:jupas-2026-choicesDeadline-end@lodestar');
    expect(lines.slice(choices, choices + 6)).toEqual([
      'UID:jupas-2026-choicesDeadline-end@lodestar',
      'DTSTAMP:20260101T000000Z',
      'DTSTART:20251203T090000Z',
      'SUMMARY:Deadline for programme choices: last day',
      'DESCRIPTION:jupas.edu.hk\\, 2026-11-22',
      expect.stringMatching(/^URL:https:\/\/www\.jupas\.edu\.hk\//),
    ]);
    expect(lines).toContain('UID:jupas-2026-updateBeforeResults-start@lodestar');
    expect(lines).toContain('UID:jupas-2026-updateBeforeResults-end@lodestar');
    const modification = lines.indexOf('UID:jupas-2026-modification-span@lodestar');
    expect(lines.slice(modification + 2, modification + 4)).toEqual([
      'DTSTART;VALUE=DATE:20260716',
      'DTEND;VALUE=DATE:20260719',
    ]);
  });

  it('leave out what is not known, and other schemes', () => {
    expect(lines.filter((line) => /mainRound|eapp|mainland/.test(line))).toEqual([]);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT').length).toBeGreaterThan(8);
  });

  it('are lines of at most 75 octets', () => {
    for (const line of fileOn('2026-01-01', 'tc').split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
  });

  it('are none for a cycle of which nothing is published', () => {
    expect(cycleOn(calendar, '2026-11-23')).toEqual({ entryYear: 2027, dates: [] });
    expect(cycleOn({}, '2026-11-23')).toBeNull();
  });
});

describe('the next date about choices', () => {
  it('is the next on which they open or close', () => {
    expect(nextOfChoices(calendar, '2026-04-20')).toMatchObject({
      day: '2026-05-27',
      edge: 'end',
      date: { key: 'updateBeforeResults' },
    });
    expect(nextOfChoices(calendar, '2026-05-28')).toMatchObject({ day: '2026-07-15', edge: 'start' });
  });

  it('is nothing where the cycle is not known', () => {
    expect(nextOfChoices(calendar, '2026-11-23')).toBeNull();
  });
});
