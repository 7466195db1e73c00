import type { CurrentUser } from '@lodestar/contract';

/** Two that write for Eddy; no model: the built-in guide writes for everybody. */
export interface Writers<Writer> {
  readonly guide: Writer;
  readonly model: Writer | null;
}

/**
 * Who writes for whoever asks: chosen here alone, before anything of a limit is taken. What a model writes costs the
 * installation, and accounts are opened by the hundred where no address has to be somebody's own.
 */
export function writerFor<Writer>(
  { guide, model }: Writers<Writer>,
  { email_confirmation_due: isUnconfirmed }: Pick<CurrentUser, 'email_confirmation_due'>,
): Writer {
  return model === null || isUnconfirmed ? guide : model;
}
