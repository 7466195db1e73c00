import { listChance } from '../src/chance/list-chance.ts';
import { drawList } from '../src/chance/list-draws.ts';
import { standingOf } from '../src/chance/list-standing.ts';
import { ownRandoms } from '../src/chance/random.ts';
import { SCIENCE_PUPIL } from '../src/testing/pupil.ts';
import { realCatalogue } from '../src/testing/real-catalogue.ts';
import { realFits } from '../src/testing/real-chances.ts';
import { medianMs, print, rounded } from './measure.ts';

const LIMIT_MS = 300;

const basis = { catalogue: realCatalogue(2026), fits: realFits() };
const codes = basis.catalogue.programmes.map(({ code }) => code).filter((_, place) => place % 20 === 3);
const list = codes.slice(0, 20);
const standings = standingOf(basis, [SCIENCE_PUPIL], list).map(({ standing }) => standing);
const question = { grades: SCIENCE_PUPIL, spreads: {}, codes: list };

print({
  bench: '20,000 draws of a list in Bands A to E',
  choices: standings.filter((one) => one !== null).length,
  medianMs: rounded(medianMs((call) => drawList(standings, ownRandoms(call, list)), 5, 1)),
  limitMs: LIMIT_MS,
});
print({
  bench: 'everything told of the same list',
  medianMs: rounded(medianMs((call) => listChance(basis, { ...question, seed: call }), 5, 1)),
  limitMs: LIMIT_MS,
});
