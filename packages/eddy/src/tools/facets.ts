/** Details of a programme that can be asked for. */
export const FACETS = [
  'content',
  'overview',
  'requirements',
  'interview',
  'documents',
  'intake',
  'scores',
  'trend',
  'formula',
  'duration',
  'fee',
  'bands',
  'competition',
  'careers',
  'retake',
] as const;
export type Facet = (typeof FACETS)[number];

/** Facts that are told in a sentence, and so of several programmes together. */
export const IN_A_SENTENCE: ReadonlySet<Facet> = new Set<Facet>([
  'retake',
  'fee',
  'interview',
  'documents',
  'duration',
  'intake',
  'requirements',
]);

/** Facts that are told in a figure or two, and so of several programmes one below the other. */
export const IN_FIGURES: ReadonlySet<Facet> = new Set<Facet>(['scores', 'competition', 'bands']);
