import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES } from '../context.ts';
import { parseToolCall } from '../parse-tool-call.ts';
import { runTool } from '../run-tool.ts';
import { said } from '../testing/said.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { type Conditions, NO_CONDITIONS } from './conditions.ts';
import type { FindInput } from './found-programmes.ts';

const MEI = sampleContext('mei', 'en');
const NEWCOMER = sampleContext('newcomer', 'en');
const asking = (input: Partial<FindInput>) =>
  ({ tool: 'find_programmes', input: { ...NO_CONDITIONS, order: null, lowest: false, ...input } }) as const;

function found(input: Partial<FindInput>, context = MEI) {
  const result = runTool(asking(input), context);
  return result.tool === 'find_programmes' ? result : null;
}

const ENGINEERING = ['mechanicalRobotics', 'civilBuilding', 'electronics'];

describe('programmes with conditions', () => {
  it('are said with how many, on what, and what “without” means', () => {
    const { text } = said(asking({ fields: ENGINEERING, without: ['PHY'] }), MEI);
    expect(text).toMatch(/^\*\*\d+ programmes\*\* fit: in Mechanical.*; without Physics\./);
    expect(text).toContain('can be met without it');
  });

  it('stand in the order asked for, unknown figures last', () => {
    const fees = found({ order: 'fee', lowest: true })?.programmes.map(({ fee }) => fee ?? Number.NaN) ?? [];
    expect(fees).toHaveLength(8);
    expect(fees).toEqual([...fees].sort((one, other) => one - other));
    const rates = found({ order: 'rate' })?.programmes.map((one) => one.band_a_offer_percent ?? -1) ?? [];
    expect(rates).toEqual([...rates].sort((one, other) => other - one));
  });

  it('cost no more than was said, after a subsidy', () => {
    for (const { fee } of found({ fee: 30_000 })?.programmes ?? []) expect(fee).toBeLessThanOrEqual(30_000);
    expect(found({ fee: 30_000 })?.count).toBeGreaterThan(0);
  });

  it('without an interview leave out what is not known, and say of how many', () => {
    const result = found({ interview: false });
    const unknown = MEI.catalogue.programmes.filter((one) => one.interview_arrangement === null).length;
    expect(result?.not_known.interview).toBe(unknown);
    expect(said(asking({ interview: false }), MEI).text).toContain(`For ${unknown} more I do not know`);
  });

  it('say that places are shared', () => {
    expect(said(asking({ institutions: ['HKU'], order: 'places' }), MEI).text).toContain('| 327 (shared) |');
  });

  it('go by offers to Band A where there are no grades, and ask for grades where levels are wished', () => {
    expect(found({}, NEWCOMER)?.order).toBe('rate');
    expect(said(asking({ levels: [6] }), NEWCOMER).text).toMatch(/^Levels need at least five grades/);
  });
});

describe('a count', () => {
  const count = (input: Partial<Conditions>) =>
    said({ tool: 'count', input: { ...NO_CONDITIONS, ...input } }, MEI).text;

  it('is of all, by institution', () => {
    expect(count({})).toMatch(
      /^JUPAS lists \*\*422 programmes\*\* for 2026 entry\.\n\n\| Institution \| Programmes \|/,
    );
  });

  it('is of an institution, by field', () => {
    expect(count({ institutions: ['HKU'] })).toMatch(
      /^\*\*57 programmes\*\* of 422 fit: at HKU\.\n\n\| Main field/,
    );
  });

  it('is none where nothing fits', () => {
    expect(count({ institutions: ['HKCHU'], fields: ['law'] })).toBe(
      'None of the 422 programmes fits: in Law; at HKCHU.',
    );
  });
});

describe('conditions that a model sends', () => {
  it('are read', () => {
    const sent = { without: ['PHY'], interview: false, fee: '50000', years: [4], levels: [6], order: 'fee' };
    expect(parseToolCall('find_programmes', sent)).toEqual({
      tool: 'find_programmes',
      input: {
        ...NO_CONDITIONS,
        without: ['PHY'],
        interview: false,
        fee: 50_000,
        years: [4],
        levels: [6],
        order: 'fee',
        lowest: false,
      },
    });
  });

  it.each([
    { without: ['MAGIC'] },
    { fee: -1 },
    { fee: 'cheap' },
    { levels: [9] },
    { years: [0] },
    { funding: ['gold'] },
    { fields: ['<script>'] },
    { institutions: ['MIT'] },
    { order: 'luck' },
  ])('%j come back as a problem', (sent) => {
    expect(parseToolCall('find_programmes', sent)).toEqual({ problem: expect.any(String) });
  });
});

describe.each(EDDY_LANGUAGES)('in %s', (language) => {
  it('nothing is said that the tool did not give', () => {
    const wishes: readonly Partial<FindInput>[] = [
      { fields: ENGINEERING, without: ['PHY', 'MEP_M2'] },
      { order: 'median', lowest: true },
      { order: 'places', funding: ['SSSDP', 'Self-financing'] },
      { query: 'nursing', fee: 60_000, years: [4, 5] },
      { counts: ['BIO'], bandB: true, interview: true },
      { levels: [3, 4], order: 'rate' },
    ];
    for (const pupil of ['mei', 'siuMing', 'newcomer'] as const) {
      const context = sampleContext(pupil, language);
      for (const wish of wishes) {
        const { text, removed } = said(asking(wish), context);
        expect(removed, text).toEqual([]);
        expect(text).not.toMatch(/\{\{|undefined/);
      }
      const counted = { ...NO_CONDITIONS, query: 'nursing' };
      expect(said({ tool: 'count', input: counted }, context).removed).toEqual([]);
    }
  });
});
