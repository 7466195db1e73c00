/** What can be wrong with a field, as the texts name it. */
const PROBLEMS = [
  'required',
  'tooShort',
  'tooLong',
  'characters',
  'email',
  'username',
  'mismatch',
  'consent',
  'taken',
  'tooCommon',
  'sameAsUsername',
  'sameAsEmail',
  'wrongPassword',
  'invalid',
] as const;
export type Problem = (typeof PROBLEMS)[number];

const WORDS: ReadonlySet<string> = new Set(PROBLEMS);

function isProblem(word: string): word is Problem {
  return WORDS.has(word);
}

/** What a rule between fields says is wrong. */
const OF_RULE: Readonly<Record<string, Problem>> = { ConfirmPassword: 'mismatch', consent: 'consent' };

const OF_CODE: Readonly<Record<string, Problem>> = {
  too_small: 'tooShort',
  too_big: 'tooLong',
  invalid_format: 'characters',
};

/** The problem behind the code of a schema's issue or a word of the server, for what the field holds. */
export function problemOf(field: string, code: string, value: unknown): Problem {
  if (isProblem(code)) return code;
  if (code === 'custom') return OF_RULE[field] ?? 'invalid';
  if (value === '' || value === null || value === undefined) return 'required';
  if (field === 'User_ID') return 'username';
  const problem = OF_CODE[code] ?? 'invalid';
  return field === 'Email_Address' && problem === 'characters' ? 'email' : problem;
}
