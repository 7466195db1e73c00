import type { SecurityEvent, SecurityResult } from '@lodestar/contract';

/** What an operator watches besides requests: figures alone, never who or what. */
export interface Meter {
  /** Whatever the security log notes: sign-ins, refusals, lockouts. */
  readonly securityEvent: (what: SecurityEvent, result: SecurityResult) => void;
  /** An answer with an error of this code: quotas, limits, what is away. */
  readonly refused: (code: string) => void;
  /** A language model gave no answer; `kind` as the log says it. */
  readonly modelFailed: (kind: string) => void;
  /** Words of danger were answered by help lines. */
  readonly cardGiven: () => void;
  /** A figure that is read whenever somebody asks; its name begins with `lodestar_`. */
  readonly watch: (name: string, help: string, read: () => number) => void;
}

const nothing = () => {};

export const NO_METER: Meter = {
  securityEvent: nothing,
  refused: nothing,
  modelFailed: nothing,
  cardGiven: nothing,
  watch: nothing,
};
