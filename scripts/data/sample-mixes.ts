import {
  DEFAULT_MIX_COUNT,
  interestsOf,
  levelName,
  type MixedProgramme,
  recommendMix,
} from '../../packages/domain/src/index.ts';
import { realFieldGuide, realFlexibleAdmission } from '../../packages/domain/src/testing/real-advice.ts';
import { realCatalogue } from '../../packages/domain/src/testing/real-catalogue.ts';
import { SAMPLE_PUPILS } from '../../packages/domain/src/testing/sample-pupils.ts';

// Prints the balanced mixes of the sample pupils as a table, to be read by a person:
// node scripts/data/sample-mixes.ts

const guide = realFieldGuide();
const basis = { catalogue: realCatalogue(2026), guide, flexible: realFlexibleAdmission() };

function mixOf({ grades, interests }: (typeof SAMPLE_PUPILS)[number]): readonly MixedProgramme[] {
  const wish = { count: DEFAULT_MIX_COUNT, fields: [], institutions: [], exclude: [], abilityPercent: null };
  return recommendMix(basis, grades, { ...wish, interests: interestsOf(guide, interests) });
}

const words = ({ programme, summary, tier, reasons }: MixedProgramme): string =>
  [
    '',
    tier,
    programme.code,
    programme.full_title_en.replaceAll('|', '/'),
    levelName(summary.classification, summary.reason, 'en'),
    reasons.map(({ code }) => code).join(', '),
    '',
  ].join(' | ');

const mixes = SAMPLE_PUPILS.map((pupil) => ({ pupil, mix: mixOf(pupil) }));
for (const { pupil, mix } of mixes) {
  const grades = Object.entries(pupil.grades).map(([subject, grade]) => `${subject} ${grade}`);
  console.log(`\n${pupil.name} (${pupil.interests.join('; ') || 'nothing named'}): ${grades.join(', ')}`);
  for (const one of mix) console.log(words(one).trim());
}
const times = Map.groupBy(
  mixes.flatMap(({ mix }) => mix.map(({ programme }) => programme.code)),
  (code) => code,
);
const [[code, most] = ['', []]] = [...times].sort(([, one], [, other]) => other.length - one.length);
console.log(
  `\n${mixes.length} pupils, ${times.size} programmes; ${code} is in most mixes, ${most.length} of ${mixes.length}`,
);
