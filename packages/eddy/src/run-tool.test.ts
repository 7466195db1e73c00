import { describe, expect, it } from 'vitest';
import { groundsOf } from './grounds.ts';
import { runTool } from './run-tool.ts';
import { sampleContext } from './testing/sample-pupils.ts';
import type { ToolCall } from './tool-call.ts';
import { NO_CONDITIONS } from './tools/conditions.ts';

const MEI = sampleContext('mei', 'en');
const NEWCOMER = sampleContext('newcomer', 'tc');

const anywhere = { institutions: [], category: null } as const;
const CALLS: readonly ToolCall[] = [
  { tool: 'my_scores', input: {} },
  { tool: 'my_list', input: {} },
  { tool: 'list_chances', input: {} },
  { tool: 'my_ability', input: {} },
  { tool: 'my_trajectory', input: {} },
  { tool: 'search_programmes', input: { query: 'bachelor', ...anywhere } },
  { tool: 'programme', input: { code: 'JS1204' } },
  { tool: 'classify', input: { codes: ['JS1204', 'JS6456', 'JS9999'] } },
  { tool: 'recommend', input: { by: 'scores', level: null, count: 12, ...anywhere } },
  { tool: 'recommend', input: { by: 'ability', level: null, count: 12, ...anywhere } },
  { tool: 'what_if', input: { changes: [{ subject: 'ENG', grade: '5**' }], codes: [] } },
  { tool: 'what_if', input: { changes: [], codes: [] } },
  { tool: 'order_advice', input: {} },
  {
    tool: 'compare',
    input: { codes: ['JS1204', 'JS4412', 'JS5240', 'JS6456'], query: '', institutions: [] },
  },
  {
    tool: 'compare_groups',
    input: {
      groups: [
        { institution: 'HKU', category: 'engineering', query: '' },
        { institution: 'HKUST', category: 'engineering', query: '' },
      ],
    },
  },
  { tool: 'find_programmes', input: { ...NO_CONDITIONS, order: 'places', lowest: false } },
  { tool: 'which_of', input: { codes: [], by: 'interview', least: false, subject: null } },
  { tool: 'count', input: { ...NO_CONDITIONS, institutions: ['HKU'] } },
  { tool: 'find_by_interest', input: { words: ['coding', 'music', 'no blood'], institutions: [] } },
  { tool: 'about_disciplines', input: { disciplines: ['nursing', '社工'], aspects: ['hard', 'people'] } },
  { tool: 'electives_for', input: { codes: [], fields: ['computingAi'], words: '' } },
  {
    tool: 'stated_grades',
    input: {
      sequence: ['4', '4', '5', 'A', '5', '4'],
      electives: ['PHY', 'CHE'],
      named: [],
      codes: [],
      brief: false,
    },
  },
];
/** What a model reads of one result, in characters. */
const LARGEST = 12_000;

describe.each(CALLS)('$tool', (call) => {
  it.each([MEI, NEWCOMER])('gives small plain JSON of its own kind', (context) => {
    const result = runTool(call, context);
    expect(result.tool).toBe(call.tool);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    expect(JSON.stringify(result).length).toBeLessThan(LARGEST);
  });
});

describe('results', () => {
  it('carry the year and source of their figures', () => {
    const result = runTool({ tool: 'classify', input: { codes: ['JS1204'] } }, MEI);
    expect(result).toMatchObject({ year: 2025, source: { year: 2025 }, grades_needed: 0 });
  });

  it('tell no level before five grades are entered', () => {
    const result = runTool({ tool: 'classify', input: { codes: ['JS1204'] } }, NEWCOMER);
    expect(result).toMatchObject({ grades_needed: 5, programmes: [{ level: null, counted: [] }] });
  });

  it('name programmes in the language of the pupil', () => {
    const result = runTool({ tool: 'programme', input: { code: 'JS6456' } }, NEWCOMER);
    expect(result).toMatchObject({ programme: { name: '內外全科醫學士', institution_name: '港大' } });
  });

  it('say so when a programme is not of this year', () => {
    expect(runTool({ tool: 'programme', input: { code: 'JS9999' } }, MEI)).toMatchObject({ programme: null });
    expect(runTool({ tool: 'classify', input: { codes: ['JS9999'] } }, MEI)).toMatchObject({
      programmes: [],
      unknown: ['JS9999'],
    });
  });

  it('recommend nothing that is on the list, out of reach, or elsewhere', () => {
    const input = { by: 'ability', level: null, count: 12, institutions: ['HKU'], category: null } as const;
    const result = runTool({ tool: 'recommend', input }, MEI);
    const programmes = result.tool === 'recommend' ? result.programmes : [];
    expect(programmes.length).toBeGreaterThan(0);
    for (const { code, institution, from_reference: gap } of programmes) {
      expect(MEI.choices).not.toContain(code);
      expect(institution).toBe('HKU');
      expect(gap).toBeGreaterThanOrEqual(0);
    }
  });

  it('shorten what a pupil wrote, and keep the latest of it', () => {
    const events = Array.from({ length: 60 }, (_, index) => ({
      id: `event_${index}`,
      name: 'x'.repeat(1000),
      year: 1970 + index,
      type: 'personal',
      description: 'y'.repeat(5000),
      timestamp: '2026-01-01T00:00:00.000Z',
    }));
    const trajectory = { events, connections: [], types: ['personal'] };
    const result = runTool({ tool: 'my_trajectory', input: {} }, { ...MEI, trajectory });
    expect(result).toMatchObject({ count: 60, from: 1970, to: 2029 });
    expect(JSON.stringify(result).length).toBeLessThan(LARGEST);
  });
});

describe('the grounds of an answer', () => {
  it('are its tools, its programmes once each, and the year', () => {
    const results = CALLS.slice(6, 8).map((call) => runTool(call, MEI));
    const { tools, programmes, year } = groundsOf(results);
    expect(tools).toEqual(['programme', 'classify']);
    expect(programmes.map(({ code }) => code)).toEqual(['JS1204', 'JS6456']);
    expect(programmes[0]?.level).toBe(8);
    expect(year).toBe(2025);
  });

  it('show what a change did', () => {
    const result = runTool(
      { tool: 'what_if', input: { changes: [{ subject: 'ENG', grade: '5**' }], codes: ['JS6987'] } },
      MEI,
    );
    const [programme] = groundsOf([result]).programmes;
    expect(programme?.code).toBe('JS6987');
    expect(programme?.before).toBeLessThan(programme?.level ?? -1);
  });

  it('of nothing are nothing', () => {
    expect(groundsOf([])).toEqual({ tools: [], programmes: [], year: null });
  });
});
