import type { SourceNote } from '../../admission/programme.ts';
import { feeToPay } from '../facets.ts';
import { hasInterview } from '../sure-place.ts';
import { type Choice, isOpenBand } from './choice.ts';
import type { ListFinding } from './finding.ts';

/** Levels up to this are a reach. */
const REACH = 2;
/** From this level on a choice that grades alone decide is a floor. */
const FLOOR = 6;
/** At this level nearly everybody in Band A gets in (99.8 % by the estimate for a list). */
const NEARLY_SURE = 8;
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

/** Until the chance of no offer can be worked out: a level from 6 on, no interview, and a band that is open. */
function noFloor(choices: readonly Choice[]): readonly ListFinding[] {
  const judged = choices.filter((choice) => choice.judged !== null);
  const high = judged.filter((choice) => levelOf(choice) >= FLOOR);
  const isFloor = ({ programme, band }: Choice): boolean =>
    !hasInterview(programme) && isOpenBand(programme, band);
  if (judged.length === 0 || high.some(isFloor)) return [];
  const figures = { level: FLOOR };
  return [{ id: 'noFloor', severity: 'warning', codes: codesOf(high), figures, ...scoresOf(high) }];
}

function deadTail(choices: readonly Choice[]): readonly ListFinding[] {
  const place = choices.findIndex(
    (choice) => choice.band === 'A' && levelOf(choice) >= NEARLY_SURE && !hasInterview(choice.programme),
  );
  const sure = choices[place];
  const behind = choices.slice(place + 1);
  if (sure === undefined || behind.length === 0) return [];
  const figures = { behind: sure.code, level: levelOf(sure) };
  return [{ id: 'deadTail', severity: 'info', codes: codesOf(behind), figures, ...scoresOf([sure]) }];
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

/** What only the whole list shows: nothing but reaches, no floor, choices that come too late, fees far apart. */
export function wholeList(choices: readonly Choice[]): readonly ListFinding[] {
  return [...allReach(choices), ...noFloor(choices), ...deadTail(choices), ...feeGap(choices)];
}
