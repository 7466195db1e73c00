import { TRADITIONAL_TO_SIMPLIFIED } from '../src/admission/search/fold.generated.ts';
import { buildSearchIndex, searchProgrammes } from '../src/admission/search/search.ts';
import { realProgrammes } from '../src/testing/real-catalogue.ts';
import { realInstitutionNames } from '../src/testing/real-institutions.ts';
import { medianMs, print, rounded } from './measure.ts';

const LITERAL_LIMIT = 3;
const SLIPS_LIMIT_MS = 10;

const LITERAL = ['JS6456', 'bba', 'nursing', 'data science', '護理', 'university', 'e'];
const SLIPS = ['nurisng', 'enginering', 'biomedcal sciense', 'xylophonist', 'bachelor of acounting finanse'];

const programmes = realProgrammes(2026);
const names = realInstitutionNames();
const index = buildSearchIndex(programmes, TRADITIONAL_TO_SIMPLIFIED, names);
const texts = programmes.map((programme) => {
  const { code, short_name, full_title_en, full_title_cn, institution } = programme;
  const titles = [code, short_name, full_title_en, full_title_cn, institution];
  const text = [...titles, ...(names[institution] ?? [])].join('\n').toLowerCase();
  return { programme, text };
});

/** What a search without ranking, folding or slips would cost. */
function plainScan(q: string): unknown {
  const typed = q.toLowerCase();
  return texts.filter(({ text }) => text.includes(typed)).slice(0, 50);
}

const ROUNDS = 200;
const CALLS = 20;

for (const q of LITERAL) {
  const ours = medianMs(() => searchProgrammes(index, q, []), ROUNDS, CALLS);
  const plain = medianMs(() => plainScan(q), ROUNDS, CALLS);
  print({
    bench: `search, literal: ${q}`,
    found: searchProgrammes(index, q, []).total,
    medianMs: rounded(ours),
    against: 'plain scan with includes',
    baseMs: rounded(plain),
    ratio: rounded(ours / plain),
    limit: LITERAL_LIMIT,
  });
}
for (const q of SLIPS) {
  print({
    bench: `search, with slips: ${q}`,
    found: searchProgrammes(index, q, []).total,
    medianMs: rounded(medianMs(() => searchProgrammes(index, q, []), 60, 3)),
    limitMs: SLIPS_LIMIT_MS,
  });
}
