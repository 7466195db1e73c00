import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../../testing/arbitrary-pupil.ts';
import { anyTrajectory, event, link, scatteredTrajectory, trajectory } from '../../testing/trajectory.ts';
import type { TrajectoryWork } from '../trajectory.ts';
import { analyseTrajectory } from './analyse-trajectory.ts';
import type { AnalysisSection, TrajectoryFinding } from './findings.ts';

const NOW = 2026;
const at = (id: string, year: number, type = 'academic') => event(id, { year, type });
const findings = (map: Partial<TrajectoryWork>, damaged = 0): readonly TrajectoryFinding[] =>
  analyseTrajectory(trajectory(map), NOW, damaged).flatMap((section: AnalysisSection) => section.findings);
const codes = (map: Partial<TrajectoryWork>) => findings(map).map(({ code }) => code);
const find = (map: Partial<TrajectoryWork>, code: TrajectoryFinding['code']) =>
  findings(map).filter((finding) => finding.code === code);

describe('a map', () => {
  test('without an event says so, and what could not be read', () => {
    expect(findings({})).toEqual([{ code: 'empty' }]);
    expect(findings({}, 2)).toEqual([{ code: 'empty' }, { code: 'damaged', count: 2 }]);
    expect(findings({ events: [event('a')] }, 1)).toContainEqual({ code: 'damaged', count: 1 });
  });

  test('without a link says that too, and nothing of chains, hubs and loose ends', () => {
    const found = codes({ events: [event('a'), event('b')] });
    expect(found).toContain('unlinked');
    for (const code of ['chain', 'noChain', 'hub', 'loose']) expect(found).not.toContain(code);
  });

  test('of which links lead nowhere counts only those that do not', () => {
    const map = { events: [event('a'), event('b')], connections: [link('a', 'b'), link('a', 'gone')] };
    expect(find(map, 'extent')).toEqual([{ code: 'extent', events: 2, lines: 1, from: 2024, to: 2024 }]);
  });

  test('whatever it is, is analysed, with at most three questions', () => {
    fc.assert(
      fc.property(anyTrajectory, (map) => {
        expect(find(map, 'question').length).toBeLessThanOrEqual(3);
        expect(find(map, 'guide')).toHaveLength(1);
      }),
      { seed: SEED },
    );
  });
});

describe('chains', () => {
  const events = [at('c', 2022), at('a', 2020), at('b', 2021), at('d', 2023)];

  test('run by year, through what led to and influenced, not through what is merely related', () => {
    const connections = [link('a', 'b', 'influenced'), link('b', 'c'), link('c', 'd', 'related')];
    expect(find({ events, connections }, 'chain')).toMatchObject([
      { events: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], length: 3 },
    ]);
  });

  test('of a circle end, and what runs backwards is counted', () => {
    const connections = [link('a', 'b'), link('b', 'c'), link('c', 'a')];
    const found = findings({ events, connections });
    expect(found).toContainEqual({ code: 'backwards', count: 1 });
    expect(find({ events, connections }, 'chain')).toMatchObject([{ length: 3 }]);
  });

  test('of two are none yet', () => {
    expect(codes({ events, connections: [link('a', 'b')] })).toContain('noChain');
  });

  test('of many events are named by their beginning', () => {
    const many = Array.from({ length: 12 }, (_, index) => at(`e${index}`, 2010 + index));
    const connections = many.slice(1).map(({ id }, index) => link(`e${index}`, id));
    const [chain] = find({ events: many, connections }, 'chain');
    expect(chain).toMatchObject({ length: 12, events: { length: 6 } });
  });
});

describe('events where lines meet', () => {
  const others = ['b', 'c', 'd', 'e'].map((id, index) => at(id, 2021 + index));
  const sideOf = (...connections: TrajectoryWork['connections']) =>
    find({ events: [at('a', 2023), ...others], connections }, 'hub').map((hub) => 'side' in hub && hub.side);

  test('set in motion, gather, cross or merely touch', () => {
    expect(sideOf(link('a', 'b'), link('a', 'c'), link('a', 'd'))).toEqual(['source']);
    expect(sideOf(link('b', 'a'), link('c', 'a'), link('d', 'a'))).toEqual(['goal']);
    expect(sideOf(link('b', 'a'), link('c', 'a'), link('a', 'd'), link('a', 'e'))).toEqual(['crossing']);
    const related = ['b', 'c', 'd'].map((id) => link('a', id, 'related'));
    expect(sideOf(...related)).toEqual(['related']);
    expect(sideOf(link('a', 'b'), link('a', 'c'))).toEqual([]);
  });
});

describe('a turning point', () => {
  test('is what things of one type led to and another type came of', () => {
    const events = [at('a', 2022), at('b', 2023), at('c', 2024, 'personal')];
    const connections = [link('a', 'b'), link('b', 'c')];
    expect(find({ events, connections }, 'turningPoint')).toMatchObject([
      { event: { id: 'b' }, from: 'academic', to: 'personal' },
    ]);
    const same = [at('a', 2022), at('b', 2023), at('c', 2024)];
    expect(find({ events: same, connections }, 'turningPoint')).toEqual([]);
  });
});

describe('balance', () => {
  const many = (count: number, type: string, year = 2024) =>
    Array.from({ length: count }, (_, index) => at(`${type}${year}${index}`, year, type));

  test('is what most events are, and what none is', () => {
    const events = [...many(4, 'academic'), ...many(2, 'personal')];
    expect(findings({ events })).toEqual(
      expect.arrayContaining([
        {
          code: 'shares',
          shares: [
            { type: 'academic', events: 4 },
            { type: 'personal', events: 2 },
          ],
          others: 0,
        },
        { code: 'leading', type: 'academic', all: false },
        { code: 'emptyTypes', types: ['extracurricular'], count: 1 },
      ]),
    );
  });

  test('may be even, or all of one type', () => {
    expect(codes({ events: [...many(2, 'academic'), ...many(2, 'personal')] })).toContain('even');
    expect(find({ events: many(4, 'academic') }, 'leading')).toEqual([
      { code: 'leading', type: 'academic', all: true },
    ]);
    expect(codes({ events: many(3, 'academic') })).not.toContain('leading');
  });

  test('may have shifted over the years', () => {
    const halves = [...many(5, 'academic', 2020), ...many(4, 'personal', 2024)];
    expect(find({ events: halves }, 'shift')).toEqual([
      { code: 'shift', year: 2020, from: 'academic', to: 'personal' },
    ]);
  });

  test('names the largest types of very many', () => {
    const types = Array.from({ length: 50 }, (_, index) => `type ${index}`);
    const events = types.slice(0, 20).map((type) => at(type, 2024, type));
    expect(find({ types, events }, 'shares')).toMatchObject([{ shares: { length: 6 }, others: 14 }]);
    expect(find({ types, events }, 'emptyTypes')).toMatchObject([{ types: { length: 4 }, count: 30 }]);
  });
});

describe('gaps and plans', () => {
  test('the longest quiet time is named, as far as it is over', () => {
    const years = (...all: number[]) => ({ events: all.map((year) => at(`e${year}`, year)) });
    expect(find(years(2015, 2017, 2021), 'gap')).toEqual([{ code: 'gap', from: 2018, to: 2020 }]);
    expect(find(years(2023, 2030), 'gap')).toEqual([{ code: 'gap', from: 2024, to: 2025 }]);
    expect(find(years(2023, 2025), 'gap')).toEqual([]);
  });

  test('events without a link stand alone', () => {
    const events = ['a', 'b', 'c'].map((id) => event(id));
    expect(find({ events, connections: [link('a', 'b')] }, 'loose')).toMatchObject([
      { events: [{ id: 'c' }], count: 1 },
    ]);
  });

  test('what lies after this year is a plan, prepared or not', () => {
    const events = [at('now', 2026), at('x', 2027), at('y', 2028)];
    expect(find({ events, connections: [link('now', 'x')] }, 'plans')).toMatchObject([
      { count: 2, prepared: 1 },
    ]);
    expect(find({ events: [at('now', 2026)] }, 'noPlans')).toEqual([{ code: 'noPlans', year: 2026 }]);
  });
});

test('the largest map is analysed', () => {
  const largest = scatteredTrajectory({ events: 500, connections: 2_000, types: 50 });
  expect(codes(largest)).toEqual(expect.arrayContaining(['chain', 'hub', 'turningPoint', 'shares', 'plans']));
});
