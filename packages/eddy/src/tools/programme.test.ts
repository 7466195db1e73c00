import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES } from '../context.ts';
import { said } from '../testing/said.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { FACETS, type Facet } from './facets.ts';

const MEI = sampleContext('mei', 'en');
const about = (code: string, facet: Facet, context = MEI): string =>
  said({ tool: 'programme', input: { code } }, context, [facet]).text;

describe('a detail of a programme', () => {
  it('is said first, of the programme it belongs to, with its year', () => {
    expect(about('JS1202', 'fee')).toMatch(
      /^\*\*JS1202 BScCHEM\*\* \(CityU\): The first year costs \*\*HK\$47,000\*\* \(2026\/27\)/,
    );
    expect(about('JS1202', 'bands')).toMatch(
      /In 2025 it made \*\*34 offers to 401 who put it in Band A\*\* \(8%\)/,
    );
  });

  it('tells what a local pupil pays after a subsidy, and the full fee', () => {
    expect(about('JS9009', 'fee')).toContain(
      'a local pupil pays **HK$49,050** in the first year (2026/27), after the NMTSS subsidy; the full fee is HK$84,170'.replace(
        'a local',
        'A local',
      ),
    );
  });

  it('says that Band B got nothing, out of how many', () => {
    const code = MEI.catalogue.programmes.find(({ no_band_b_offer: none }) => none === true)?.code ?? '';
    expect(about(code, 'bands')).toMatch(/In Band B it made 0 offers to \d+, so if you want it, Band A/);
  });

  it('names a rise only over years that can be compared', () => {
    expect(about('JS1002', 'trend')).toContain(
      'From 2024 to 2025 its median rose by **1.5**, from 20.5 to 22.',
    );
    const apart = about('JS1001', 'trend');
    expect(apart).toContain('Its median of 2025 was **29.5**; the year before stands on another formula');
    expect(apart).toContain('| 2025 | 29.5 | no |');
    expect(apart).not.toMatch(/rose|fell/);
  });

  it('calls what was not found not found, and not none', () => {
    const code =
      MEI.catalogue.programmes.find((one) => one.documents === null && one.interview === null)?.code ?? '';
    expect(about(code, 'documents')).toContain('That does not mean there are none');
    expect(about(code, 'interview')).toContain('That does not mean there is none');
  });

  it('says when an interview is known of the institution alone', () => {
    const general = MEI.catalogue.programmes.find((one) => one.interview_arrangement?.general === true);
    expect(about(general?.code ?? '', 'interview')).toContain(
      'general rule; nothing is said of this programme',
    );
  });

  it('keeps apart what its page says of recognition and what is generally known', () => {
    expect(about('JS4501', 'careers')).toContain(
      'by its JUPAS page: Registered doctor after a one-year internship',
    );
    const { programmes } = MEI.fields.file;
    const [code] = Object.entries(programmes).find(([, one]) => one.professional?.basis === 'general') ?? [
      '',
    ];
    expect(about(code, 'careers')).toContain('check with the institution');
  });

  it('is told in the script of the pupil', () => {
    expect(about('JS4501', 'careers', sampleContext('mei', 'tc'))).toContain('醫生');
    expect(about('JS4501', 'careers', sampleContext('mei', 'sc'))).toContain('医生');
  });
});

describe.each(EDDY_LANGUAGES)('every detail of every tenth programme in %s', (language) => {
  const context = sampleContext('mei', language);
  const codes = context.catalogue.programmes.filter((_, index) => index % 10 === 0).map(({ code }) => code);

  it.each(FACETS)('%s holds nothing that the tool did not give', (facet) => {
    for (const code of codes) {
      const { text, removed } = said({ tool: 'programme', input: { code } }, context, [facet]);
      expect(removed, `${code}: ${text}`).toEqual([]);
      expect(text).not.toMatch(/\{\{|undefined|null/);
    }
  });
});
