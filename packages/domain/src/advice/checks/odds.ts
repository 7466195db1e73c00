import type { SourceNote } from '../../admission/programme.ts';
import type { Chance, ChoiceChance, ListChance } from '../../chance/list-chance.ts';
import { inTenThousandths, MOST_TOLD, THIN_LIST } from '../../chance/told-ends.ts';
import { hasInterview } from '../sure-place.ts';
import type { Choice } from './choice.ts';
import type { ListFinding } from './finding.ts';

/** Above this the chance of nothing is to be put right. */
const TOO_THIN = 0.15;
/** So many choices at least can have something in common. */
const FEWEST_TOGETHER = 3;
/** Choices fall together where nothing comes so many times as often as if each were decided by itself: a third is common. */
const TOGETHER = 1.5;

/** A choice of the list with what the chances say of it. */
interface Judged {
  readonly choice: Choice;
  readonly odds: ChoiceChance;
}

interface Figures {
  readonly year: number;
  readonly source: SourceNote | null;
}

const codesOf = (judged: readonly Judged[]) => judged.map(({ choice }) => choice.code);

function noFloor(none: Chance, counted: readonly Judged[], leftOut: readonly string[], figures: Figures) {
  if (none.p <= THIN_LIST) return [];
  const severity = none.p > TOO_THIN ? 'error' : 'warning';
  const said = { ...none, leftOut };
  return [{ id: 'noFloor', severity, codes: codesOf(counted), figures: said, ...figures } as const];
}

/** The chance of nothing if no year and no pupil's own part were common to the choices; null where one has no figure. */
function apartOf(counted: readonly Judged[]): number | null {
  let apart = 1;
  for (const { odds } of counted) {
    if (odds.reason === 'weakFigures') return null;
    apart *= 1 - (odds.clears?.p ?? 0);
  }
  return inTenThousandths(apart);
}

function correlated(none: Chance, counted: readonly Judged[], figures: Figures): readonly ListFinding[] {
  const apart = apartOf(counted);
  const isTogether = apart !== null && none.p > THIN_LIST && none.p >= TOGETHER * apart;
  if (!isTogether || counted.length < FEWEST_TOGETHER) return [];
  const said = { p: none.p, apart };
  return [{ id: 'correlated', severity: 'info', codes: codesOf(counted), figures: said, ...figures }];
}

function deadTail(choices: readonly Choice[], judged: readonly Judged[]): readonly ListFinding[] {
  const sure = judged.find(
    ({ choice, odds: { clears } }) =>
      clears !== null && clears.p >= MOST_TOLD && !hasInterview(choice.programme),
  );
  if (sure === undefined || sure.odds.clears === null) return [];
  const behind = choices.slice(choices.indexOf(sure.choice) + 1);
  if (behind.length === 0) return [];
  const { code, programme } = sure.choice;
  const said = { behind: code, ...sure.odds.clears };
  const codes = behind.map((choice) => choice.code);
  const source = programme.source.scores ?? null;
  return [{ id: 'deadTail', severity: 'info', codes, figures: said, year: programme.score_year, source }];
}

/** What only the chances of a list show; nothing where they are silent. */
export function odds(choices: readonly Choice[], chances: ListChance | null): readonly ListFinding[] {
  if (chances === null || chances.none === null) return [];
  const { none, basis } = chances;
  const judged = choices.flatMap((choice): readonly Judged[] => {
    const said = chances.choices.find(({ code }) => code === choice.code);
    return said === undefined ? [] : [{ choice, odds: said }];
  });
  const counted = judged.filter(({ choice }) => !basis.leftOut.includes(choice.code));
  const source = counted[0]?.choice.programme.source.scores ?? null;
  const figures = { year: basis.year, source };
  return [
    ...noFloor(none, counted, basis.leftOut, figures),
    ...correlated(none, counted, figures),
    ...deadTail(choices, judged),
  ];
}
