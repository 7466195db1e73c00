import { givenPasswordSchema, newPasswordSchema } from '@lodestar/contract';
import { z } from 'zod';

const given = z.looseObject({ next: z.string(), ConfirmPassword: z.string() });

const twice = {
  path: ['ConfirmPassword'],
  when: ({ value }: { readonly value: unknown }) => given.safeParse(value).success,
};
const areEqual = ({ next, ConfirmPassword }: z.output<typeof given>) => next === ConfirmPassword;

export const changePasswordSchema = z
  .object({ current: givenPasswordSchema, next: newPasswordSchema, ConfirmPassword: z.string() })
  .refine(areEqual, twice);

export const resetPasswordSchema = z
  .object({ next: newPasswordSchema, ConfirmPassword: z.string() })
  .refine(areEqual, twice);

export const erasureSchema = z.object({ password: givenPasswordSchema });

export const CHANGE_ORDER = ['current', 'next', 'ConfirmPassword'] as const;
export const RESET_ORDER = ['next', 'ConfirmPassword'] as const;
export const ERASURE_ORDER = ['password'] as const;
