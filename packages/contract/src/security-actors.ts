/** Who did it where it was no account: no user id has brackets. */
export const OPERATOR = '(operator)';
export const SERVER = '(server)';
/** Stands before the first letters of what an erased account was known by inside: `(erased 1f2e3d4c)`. */
export const ERASED_PREFIX = '(erased ';
