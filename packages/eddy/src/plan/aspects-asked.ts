import { asTyped, plainText } from '../asked/plain-text.ts';
import type { Aspect } from '../disciplines/discipline-file.ts';
import { type AspectGuess, aspectsOf } from '../disciplines/disciplines.ts';
import type { Knowledge, KnowledgeMatch } from '../knowledge.ts';
import type { DisciplinesInput } from '../tools/disciplines-told.ts';

/** From this share on another aspect is asked for beside the likeliest. */
const BESIDE = 0.3;
/** From this share on half of a message asks for an aspect by itself. */
const OF_HALF = 0.6;
const MOST = 2;

/** What a message asks of a discipline, and how surely. */
export interface AspectsAsked {
  readonly aspects: readonly Aspect[];
  readonly share: number;
}

const isAspect = (guess: AspectGuess): guess is AspectGuess & { readonly label: Aspect } =>
  guess.label !== 'none';

/** "I like talking to people but hate maths": each half asks by itself. */
const HALVES = /(?<![a-z])but(?![a-z])|但(?:系|是)?|不过/;

function askedOnce(text: string, { disciplines, ideas }: Knowledge): AspectsAsked | null {
  const [first, ...others] = aspectsOf(text, disciplines, ideas);
  if (first === undefined || !isAspect(first)) return null;
  const beside = others.filter(isAspect).filter(({ share }) => share >= BESIDE);
  return { aspects: [first, ...beside].map(({ label }) => label), share: first.share };
}

/** What a message asks of a discipline, whichever that is; null: something else. */
export function aspectsAsked(message: string, knowledge: Knowledge): AspectsAsked | null {
  const whole = askedOnce(message, knowledge);
  if (whole === null) return null;
  const halves = asTyped(message)
    .split(HALVES)
    .map((half) => askedOnce(half, knowledge));
  const sure = halves
    .filter((one) => one !== null && one.share >= OF_HALF)
    .flatMap((one) => one?.aspects ?? []);
  const aspects = halves.length > 1 ? [...sure, ...whole.aspects] : whole.aspects;
  return { ...whole, aspects: [...new Set(aspects)].slice(0, MOST) };
}

/**
 * From these parts on the questions of a short answer name a discipline, and ask for an aspect of it: of any answer, and of one
 * that is as sure as this.
 */
const MOSTLY = { named: 0.3, asked: 0.35 } as const;
const SURELY = { share: 0.95, named: 0.15, asked: 0.2 } as const;

/** Whether a short answer is of all these disciplines and of one of the aspects, as it is asked for; what one learns there stands in any. */
export function isOfAspect(
  { entry: { questions }, share }: Pick<KnowledgeMatch, 'entry' | 'share'>,
  { disciplines: ids, aspects }: DisciplinesInput,
  { disciplines, ideas }: Knowledge,
): boolean {
  const all = Object.values(questions).flat();
  const least = share >= SURELY.share ? SURELY : MOSTLY;
  const names = all.map((question) => disciplines.named(plainText(question)).map(({ id }) => id));
  const isNamed = (id: string): boolean =>
    names.filter((one) => one.includes(id)).length >= all.length * least.named;
  if (!ids.every(isNamed)) return false;
  const guesses = all.flatMap((question) => aspectsOf(question, disciplines, ideas));
  const partOf = (labels: readonly string[]): number =>
    guesses.reduce((sum, one) => (labels.includes(one.label) ? sum + one.share : sum), 0) / all.length;
  const asked = partOf(aspects);
  return aspects.includes('content') || (asked >= least.asked && asked >= partOf(['none']));
}
