import type { SourceNote } from '../../admission/programme.ts';
import { feeToPay } from '../facets.ts';
import type { Choice } from './choice.ts';
import type { ListFinding } from './finding.ts';

/** Levels up to this are a reach. */
const REACH = 2;
/** A first-year fee of so many times the list's lowest is worth knowing. */
const DEAR = 1.5;

interface Figures {
  readonly year: number | null;
  readonly source: SourceNote | null;
}

function scoresOf([first]: readonly Choice[]): Figures {
  const programme = first?.programme;
  return { year: programme?.score_year ?? null, source: programme?.source.scores ?? null };
}

const levelOf = ({ judged }: Choice) => judged?.summary.classification ?? -1;
const codesOf = (choices: readonly Choice[]) => choices.map(({ code }) => code);

function allReach(choices: readonly Choice[]): readonly ListFinding[] {
  const first = choices.filter(({ band }) => band === 'A');
  const levels = first.map(levelOf);
  if (first.length === 0 || levels.some((level) => level === -1 || level > REACH)) return [];
  const figures = { levels };
  return [{ id: 'allReach', severity: 'warning', codes: codesOf(first), figures, ...scoresOf(first) }];
}

function feeGap(choices: readonly Choice[]): readonly ListFinding[] {
  const fees = choices.flatMap((choice) => {
    const fee = feeToPay(choice.programme);
    return fee === null ? [] : [{ choice, fee }];
  });
  const [cheapest] = [...fees].sort((one, other) => one.fee - other.fee);
  const dear = fees.filter(({ fee }) => cheapest !== undefined && fee > DEAR * cheapest.fee);
  const [first] = dear;
  if (cheapest === undefined || first === undefined) return [];
  const source = first.choice.programme.source.fee ?? null;
  const figures = {
    lowest: cheapest.fee,
    lowestCode: cheapest.choice.code,
    highest: Math.max(...dear.map(({ fee }) => fee)),
  };
  const codes = codesOf(dear.map(({ choice }) => choice));
  return [{ id: 'feeGap', severity: 'info', codes, figures, year: source?.year ?? null, source }];
}

/** What only the whole list shows without its chances: nothing but reaches, fees far apart. */
export function wholeList(choices: readonly Choice[]): readonly ListFinding[] {
  return [...allReach(choices), ...feeGap(choices)];
}
