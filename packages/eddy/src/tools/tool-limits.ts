/** Most programmes and changes one call may name, and most programmes one answer lists. */
export const TOOL_LIMITS = {
  codes: 6,
  changes: 6,
  query: 100,
  listed: 8,
  recommended: 12,
  compared: 4,
  counted: 16,
  disciplines: 3,
  aspects: 3,
} as const;
