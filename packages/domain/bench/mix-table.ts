import { DEFAULT_MIX_COUNT, recommendMix } from '../src/advice/mix.ts';
import type { MixReason } from '../src/advice/mix-reasons.ts';
import { interestsOf } from '../src/advice/read-interests.ts';
import { realFieldGuide, realFlexibleAdmission } from '../src/testing/real-advice.ts';
import { realCatalogue } from '../src/testing/real-catalogue.ts';
import { SAMPLE_PUPILS } from '../src/testing/sample-pupils.ts';

// Prints the mixes of the sample pupils, to be read: would a careers teacher agree?

const basis = {
  catalogue: realCatalogue(2026),
  guide: realFieldGuide(),
  flexible: realFlexibleAdmission(),
};

function words({ code, params }: MixReason): string {
  const values = Object.values(params).flatMap((value) => (Array.isArray(value) ? value : [value ?? '']));
  return `${code}(${values.join(',')})`;
}

const times = new Map<string, number>();
for (const { name, grades, interests } of SAMPLE_PUPILS) {
  console.log(
    `\n${name}: ${Object.entries(grades)
      .map((entry) => entry.join(' '))
      .join(', ')}`,
  );
  const mix = recommendMix(basis, grades, {
    count: DEFAULT_MIX_COUNT,
    fields: [],
    interests: interestsOf(basis.guide, interests),
    institutions: [],
    exclude: [],
    abilityPercent: null,
  });
  for (const { programme, summary, tier, reasons } of mix) {
    const { code, institution, full_title_en } = programme;
    times.set(code, (times.get(code) ?? 0) + 1);
    console.log(
      `  ${tier.padEnd(5)} ${summary.classification} ${code} ${institution.padEnd(7)} ${full_title_en.slice(0, 60).padEnd(60)} ${reasons.map(words).join(' ')}`,
    );
  }
}
const most = [...times].sort(([, one], [, other]) => other - one).slice(0, 8);
console.log(`\n${times.size} programmes; most often: ${most.map((entry) => entry.join(' ')).join(', ')}`);
