import { givenPasswordSchema, identifierSchema } from '@lodestar/contract';
import { z } from 'zod';

export const loginSchema = z.object({ identifier: identifierSchema, password: givenPasswordSchema });

export type LoginInput = z.input<typeof loginSchema>;
export type LoginOutput = z.output<typeof loginSchema>;

export const LOGIN_ORDER = ['identifier', 'password'] as const satisfies readonly (keyof LoginInput)[];

/** What is sent: an identifier with an at-sign is an e-mail address, else a username. */
export function loginBody({ identifier, password }: LoginOutput) {
  return identifier.includes('@') ? { email: identifier, password } : { username: identifier, password };
}
