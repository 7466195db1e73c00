import fc from 'fast-check';
import { openCatalogue } from '../src/admission/catalogue.ts';
import { classify, smallestImprovement } from '../src/admission/classify.ts';
import type { Programme } from '../src/admission/programme.ts';
import { recommend, recommendByLevel } from '../src/admission/recommend.ts';
import { plainScores } from '../src/grades/plain-scores.ts';
import { anyPupil, SEED } from '../src/testing/arbitrary-pupil.ts';
import { SCIENCE_PUPIL } from '../src/testing/pupil.ts';
import { realCatalogue } from '../src/testing/real-catalogue.ts';
import { medianMs, mediansInTurn, print, rounded } from './measure.ts';

const YEAR_LIMIT_MS = 3;
const TENFOLD_LIMIT = 12;
const GRADE_LIMIT_MS = 50;
const TIMES = 10;

const year = realCatalogue(2026);
const pupils = fc.sample(anyPupil({ minLength: 2, maxLength: 4 }), { seed: SEED, numRuns: 97 });
const pupilOf = (call: number) => pupils[call % pupils.length] ?? SCIENCE_PUPIL;

function withOwnCode(programme: Programme, copy: number): Programme {
  return { ...programme, code: `${programme.code}-${copy}` };
}

/** The programme once more, sharing formula and requirements with no programme of another copy. */
function unlikeOthers(programme: Programme, copy: number): Programme {
  const { calculation, elective_requirements } = programme;
  const terms = calculation.terms.map((term) => ({ ...term, w: term.w * (1 + copy / 1e5) }));
  return {
    ...withOwnCode(programme, copy),
    calculation: { ...calculation, terms },
    elective_requirements: elective_requirements.map((alternative) =>
      alternative.map((requirement) => ({ ...requirement, excl: [`COPY_${copy}`] })),
    ),
  };
}

/** A whole year against ten times its programmes. */
function againstTenfold(copyOf: (programme: Programme, copy: number) => Programme) {
  const copies = Array.from({ length: TIMES }, (_, copy) => year.programmes.map((one) => copyOf(one, copy)));
  const tenfold = openCatalogue(copies.flat(), year.figures);
  const [once, tenTimes] = mediansInTurn(
    (call) => year.levels(pupilOf(call)),
    (call) => tenfold.levels(pupilOf(call)),
    TIMES,
  );
  const ratio = rounded(tenTimes / once);
  return { programmes: tenfold.programmes.length, medianMs: rounded(tenTimes), baseMs: rounded(once), ratio };
}

print({
  bench: 'levels of one pupil for a whole year',
  programmes: year.programmes.length,
  medianMs: rounded(medianMs((call) => year.levels(pupilOf(call)))),
  limitMs: YEAR_LIMIT_MS,
});
print({
  bench: 'levels of one pupil for ten times the programmes',
  ...againstTenfold(withOwnCode),
  limit: TENFOLD_LIMIT,
});
print({
  bench:
    'the same, with ten times the formulas and requirements (more than the processor’s inner cache holds)',
  ...againstTenfold(unlikeOthers),
});

const wish = { exclude: [], institutions: [], count: 30 };
print({
  bench: 'a grade changed: plain scores, all levels, recommendations by median and by level',
  medianMs: rounded(
    medianMs((call) => {
      const grades = pupilOf(call);
      return [
        plainScores(grades),
        year.levels(grades),
        recommend(year, grades, wish),
        recommendByLevel(year, grades, 5, wish),
      ];
    }),
  ),
  limitMs: GRADE_LIMIT_MS,
});
print({
  bench: 'a receipt opened: classification and smallest improvement',
  medianMs: rounded(
    medianMs((call) => {
      const programme = year.programmes[(call * 7) % year.programmes.length];
      if (programme === undefined) return null;
      const grades = pupilOf(call);
      return [classify(year, programme, grades), smallestImprovement(year, programme, grades)];
    }),
  ),
});
print({
  bench: 'a year opened: curves and counting tables made',
  medianMs: rounded(medianMs(() => openCatalogue(year.programmes, year.figures), 15, 1)),
});
