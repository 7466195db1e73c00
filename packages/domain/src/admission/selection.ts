/** Most programmes a pupil can choose among the six. */
export const MAX_CHOICES = 6;
/** Choices 1 to 3 are Band A, 4 to 6 Band B (jupas.edu.hk, "Actual Priority of Programme Choices"). */
export const BAND_SIZE = 3;

/** Bands of JUPAS; the six choices here fill the first two. */
export const JUPAS_BANDS = ['A', 'B', 'C', 'D', 'E'] as const;
export type JupasBand = (typeof JUPAS_BANDS)[number];
export type Band = Extract<JupasBand, 'A' | 'B'>;

/** Choices that JUPAS takes. */
export const JUPAS_CHOICES = 20;

/** Places of each band on the list, counted from one (jupas.edu.hk, "Actual Priority of Programme Choices"). */
export const PLACES_OF_BAND: Readonly<Record<JupasBand, { readonly from: number; readonly to: number }>> = {
  A: { from: 1, to: 3 },
  B: { from: 4, to: 6 },
  C: { from: 7, to: 10 },
  D: { from: 11, to: 15 },
  E: { from: 16, to: JUPAS_CHOICES },
};

export type Addition =
  | { readonly kind: 'added'; readonly codes: readonly string[] }
  | { readonly kind: 'alreadyChosen' }
  | { readonly kind: 'full' };

/** Appends a programme to the ordered choices. */
export function addChoice(codes: readonly string[], code: string, room = MAX_CHOICES): Addition {
  if (codes.includes(code)) return { kind: 'alreadyChosen' };
  return codes.length >= room ? { kind: 'full' } : { kind: 'added', codes: [...codes, code] };
}

/** The choices without a programme. */
export function removeChoice(codes: readonly string[], code: string): readonly string[] {
  return codes.filter((one) => one !== code);
}

/** Moves the choice at one position to another; the same list when there is nothing to move. */
export function moveChoice(codes: readonly string[], from: number, to: number): readonly string[] {
  const moved = codes[from];
  if (moved === undefined || from === to || to < 0 || to >= codes.length) return codes;
  const rest = codes.filter((_, index) => index !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** The band of a position counted from zero; null beyond Band B. */
export function bandAt(index: number): Band | null {
  if (index < BAND_SIZE) return 'A';
  return index < 2 * BAND_SIZE ? 'B' : null;
}

/** The band of a position in the whole list of JUPAS, counted from zero; null beyond its end. */
export function jupasBandAt(index: number): JupasBand | null {
  return JUPAS_BANDS.find((band) => index < PLACES_OF_BAND[band].to) ?? null;
}

/** Places still free in each band. */
export function bandRoom(codes: readonly string[]): Readonly<Record<Band, number>> {
  const inA = Math.min(codes.length, BAND_SIZE);
  const inB = Math.min(Math.max(codes.length - BAND_SIZE, 0), BAND_SIZE);
  return { A: BAND_SIZE - inA, B: BAND_SIZE - inB };
}

/** Whether a text has the shape of a JUPAS programme code. */
export function isProgrammeCode(text: string): boolean {
  return /^JS[0-9A-Z]{4}$/.test(text);
}

/** Reads choices kept in storage; null when they are not a list of at most six different codes. */
export function parseChoices(stored: unknown): readonly string[] | null {
  if (!Array.isArray(stored) || stored.length > MAX_CHOICES) return null;
  const codes = stored.filter((code): code is string => typeof code === 'string' && isProgrammeCode(code));
  return codes.length === stored.length && new Set(codes).size === codes.length ? codes : null;
}
