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
