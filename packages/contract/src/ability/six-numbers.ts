import { z } from 'zod';

const required = z.number().min(0).max(5);

/** What something asks for in each of the six abilities, on the scale of the scores. */
export const sixRequirementsSchema = z.tuple([required, required, required, required, required, required]);

/** The same and two more: working with people, working with the hands; carried, not matched. */
export const eightAbilitiesSchema = z.tuple([
  required,
  required,
  required,
  required,
  required,
  required,
  required,
  required,
]);
