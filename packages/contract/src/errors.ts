/** Every error a call can answer with: its HTTP status and its message in English; the page words them by code. */
export const ERRORS = {
  invalid_request: { status: 400, message: 'Invalid request' },
  unauthenticated: { status: 401, message: 'Please log in again' },
  forbidden: { status: 403, message: 'Not allowed' },
  wrong_password: { status: 403, message: 'The password is invalid' },
  password_required: { status: 403, message: 'Please give your password again' },
  second_factor_required: { status: 403, message: 'A code of the second factor is required' },
  not_found: { status: 404, message: 'Not found' },
  conflict: { status: 409, message: 'Conflict' },
  stale: { status: 412, message: 'Changed in the meantime' },
  too_large: { status: 413, message: 'Too large' },
  unsupported_media_type: { status: 415, message: 'Only application/json is accepted' },
  idempotency_mismatch: { status: 422, message: 'The same key was used for another request' },
  account_locked: { status: 423, message: 'Account temporarily locked' },
  too_many_requests: { status: 429, message: 'Too many requests, please wait a moment' },
  quota_exceeded: { status: 429, message: 'Quota used up' },
  internal: { status: 500, message: 'Server error, please try again later' },
  unavailable: { status: 503, message: 'Service unavailable, please try again later' },
  insufficient_storage: { status: 507, message: 'No room left to store this' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** One field of a request that was refused. `problem` is a word the page can translate. */
export interface FieldProblem {
  /** Place in the request, such as `userScores.XYZ` or `query.q`. */
  readonly field: string;
  readonly problem: string;
  /** What was sent, cut to a readable length; absent when it is not a short text or number. */
  readonly value?: string | number;
}

export type ErrorParams = Readonly<Record<string, unknown>>;

/** The body of every answer with status 400 or above. */
export interface ErrorBody {
  readonly success: false;
  readonly code: ErrorCode;
  readonly message: string;
  readonly params: ErrorParams;
  readonly requestId: string;
}

/** The English message of an error; the params it names are appended, so that it can be read without the code. */
export function errorMessage(code: ErrorCode, params: ErrorParams = {}): string {
  const details = Object.entries(params).flatMap(([name, value]) => describe(name, value));
  return details.length === 0 ? ERRORS[code].message : `${ERRORS[code].message}: ${details.join('; ')}`;
}

function describe(name: string, value: unknown): string[] {
  if (name === 'fields' && Array.isArray(value)) return value.filter(isFieldProblem).map(describeField);
  return typeof value === 'string' || typeof value === 'number' ? [`${name} ${value}`] : [];
}

function describeField({ field, problem, value }: FieldProblem): string {
  return value === undefined ? `${field} (${problem})` : `${field} (${problem}: ${value})`;
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return typeof value === 'object' && value !== null && 'field' in value && 'problem' in value;
}
