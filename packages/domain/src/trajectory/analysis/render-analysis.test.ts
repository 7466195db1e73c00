import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../languages.ts';
import { SEED } from '../../testing/arbitrary-pupil.ts';
import { anyTrajectory, event, link, scatteredTrajectory, trajectory } from '../../testing/trajectory.ts';
import type { Trajectory } from '../trajectory.ts';
import { analyseTrajectory } from './analyse-trajectory.ts';
import { renderAnalysis } from './render-analysis.ts';

const text = (map: Trajectory, language: Language = 'en', damaged = 0) =>
  renderAnalysis(analyseTrajectory(map, 2026, damaged), language);
const titles = (written: string) => written.split('\n').filter((line) => /^\*\*[^*]+\*\*$/.test(line));

const MAP = trajectory({
  events: [
    event('a', { name: 'Chose Physics', year: 2023 }),
    event('b', { name: 'RoboCup', year: 2024, type: 'extracurricular' }),
    event('c', { name: 'Captain', year: 2025, type: 'extracurricular' }),
    event('d', { name: 'Engineering', year: 2027 }),
    event('e', { name: 'Grandmother’s illness', year: 2025, type: 'personal' }),
  ],
  connections: [link('a', 'b'), link('b', 'c'), link('b', 'd')],
});

test('reads as a person would say it, in English', () => {
  expect(text(MAP)).toBe(
    [
      '**At a glance**',
      'Your map holds 5 events from 2023 to 2027, with 3 links between them.',
      '',
      '**What led to what**',
      'Your longest chain: “Chose Physics” (2023) → “RoboCup” (2024) → “Captain” (2025). Told in this order, it is a story that you can use in an interview or a personal statement.',
      '',
      '**Where lines meet**',
      '“RoboCup” (2024) set much in motion: 2 lines begin there.',
      '',
      '**Turning points**',
      'At “RoboCup” (2024) the direction changed: what led to it was “academic”, and something “extracurricular” came of it.',
      '',
      '**The balance of your map**',
      'By type: “academic” 2, “extracurricular” 2, “personal” 1.',
      'They are spread evenly over your types.',
      '',
      '**Gaps and loose ends**',
      '“Grandmother’s illness” (2025) stands alone: nothing leads to it and nothing follows from it.',
      '',
      '**What lies ahead**',
      'One event lies ahead: “Engineering” (2027). Something on your map already leads there.',
      '',
      '**Questions to think about**',
      'Would you choose the same way again at “RoboCup” (2024)?',
      'What led to “Grandmother’s illness” (2025), and what came of it?',
      'What could be the next step after “Captain” (2025)?',
      'This was written by the built-in guide. It reads years, types and links; it does not understand what you wrote.',
    ].join('\n'),
  );
});

describe('in every language', () => {
  test.each(LANGUAGES)('%s: every blank is filled and every section has a title', (language) => {
    fc.assert(
      fc.property(anyTrajectory, fc.nat(2), (map, damaged) => {
        const written = text(map, language, damaged);
        expect(written).not.toMatch(/\{\{|undefined|NaN/);
        expect(titles(written).length).toBe(analyseTrajectory(map, 2026, damaged).length);
        expect(written.length).toBeLessThanOrEqual(5_000);
      }),
      { seed: SEED },
    );
  });

  test.each(LANGUAGES)('%s: of an empty map there is one section', (language) => {
    expect(titles(text(trajectory(), language, 3))).toHaveLength(1);
  });

  test('Chinese holds no English but what the pupil wrote', () => {
    for (const language of ['tc', 'sc'] as const) {
      const own = ['Chose Physics', 'RoboCup', 'Captain', 'Engineering', 'Grandmother’s illness'];
      const rest = own.reduce((left, name) => left.replaceAll(name, ''), text(MAP, language));
      expect(rest).not.toMatch(/[a-z]/i);
    }
  });
});

describe('a pupil’s own words', () => {
  test('cannot become a title, a line or a flood', () => {
    const name = `**x**\n${'字'.repeat(190)}`;
    const map = trajectory({ events: [event('a', { name, year: 2030 })] });
    expect(text(map)).toContain(`“∗∗x∗∗ ${'字'.repeat(54)}…” (2030)`);
    expect(titles(text(map))).toEqual(titles(text(trajectory({ events: [event('a', { year: 2030 })] }))));
  });

  test('keep the stars of a grade', () => {
    const map = trajectory({ events: [event('a', { name: 'First 5** in a mock', year: 2030 })] });
    expect(text(map)).toContain('“First 5∗∗ in a mock” (2030)');
  });

  test('of the greatest length leave the analysis within 5,000 characters', () => {
    const largest = scatteredTrajectory({ events: 500, connections: 1_000, types: 50 });
    const long = (index: number) => `${index} ${'𠮷'.repeat(98)}`;
    const types = largest.types.map((_, index) => `${index} ${'x'.repeat(47)}`);
    const map = {
      ...largest,
      types: [...types, ...Array.from({ length: 5 }, (_, index) => `empty ${index} ${'x'.repeat(40)}`)],
      events: largest.events.map((one, index) => ({
        ...one,
        name: long(index),
        type: types[index % types.length] ?? '',
      })),
    };
    for (const language of LANGUAGES) {
      const written = text(map, language, 7);
      expect(written.length).toBeLessThanOrEqual(5_000);
      expect(written.isWellFormed()).toBe(true);
    }
  });
});
