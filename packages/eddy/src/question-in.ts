import { announces, clausesIn, isCourtesy } from './asked/clauses.ts';
import { readMessage } from './asked/reading.ts';
import { readIntents } from './classifier/read-intent.ts';
import type { EddyContext } from './context.ts';
import type { Intent } from './intents.ts';

/** Longer clauses say more than a courtesy. */
const LONGEST_COURTESY = 40;
/** From this share on a clause beside others is a courtesy. */
const PLAINLY = 0.5;
const COURTEOUS: ReadonlySet<Intent> = new Set<Intent>(['hello', 'thanks_bye']);

function isCourteous(clause: string, context: EddyContext): boolean {
  if (clause.length > LONGEST_COURTESY) return false;
  if (isCourtesy(clause)) return true;
  const reading = readMessage(clause, context);
  const { codes, topics, institutions } = reading.named;
  if (codes.length + topics.length + institutions.length + reading.grades.subjects.length > 0) return false;
  const [{ intent, share }] = readIntents(clause, reading, context.intents);
  return share >= PLAINLY && COURTEOUS.has(intent);
}

/** A message without the greetings and thanks around what it asks; `asks`: something is left. */
export function questionIn(
  message: string,
  context: EddyContext,
): { readonly text: string; readonly asks: boolean; readonly announced: boolean } {
  const clauses = clausesIn(message);
  const announced = clauses.some(announces);
  if (clauses.length < 2) return { text: message, asks: !announced, announced };
  const kept = clauses.map((clause) => !isCourteous(clause, context));
  if (kept.every(Boolean)) return { text: message, asks: true, announced };
  const from = kept.indexOf(true);
  if (from === -1) return { text: message, asks: false, announced };
  const text = clauses.filter((_, at) => kept[at] === true).join(', ');
  const ends = /[?？!！。.]+\s*$/.exec(message)?.[0].trim() ?? '';
  return { text: kept.at(-1) === true ? text + ends : text, asks: true, announced };
}
