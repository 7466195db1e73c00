export type InterviewKind = 'selective' | 'may' | 'yes' | 'special' | 'other';

/** What is published about an interview. `details`: what stood in brackets behind free text. */
export interface Interview {
  readonly kind: InterviewKind;
  readonly text: string;
  readonly details: string | null;
}

const KNOWN: Readonly<Record<string, InterviewKind>> = {
  yes: 'yes',
  'yes (on a selective basis)': 'selective',
  'may require interview and/or test': 'may',
  'yes (special cases only)': 'special',
};

/** Reads the published words; null both for "No" and for not known: there is no badge then. */
export function interviewOf(published: string | null): Interview | null {
  const whole = published?.trim() ?? '';
  if (whole === '' || whole.toLowerCase() === 'no') return null;
  const kind = KNOWN[whole.toLowerCase()];
  if (kind !== undefined) return { kind, text: whole, details: null };
  const [, text, details] = /^(.*?)\s*\(([^()]*)\)$/.exec(whole) ?? [];
  return { kind: 'other', text: text || whole, details: details ?? null };
}
