import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { enter } from '../enter.ts';

/** A field of the registration, by its label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Register' }));

export const NEEDED = {
  'First name': ' Mei ',
  'Last name': 'Chan',
  'E-mail': ' Mei@Example.HK ',
  Password: 'correct horse 47',
  'Confirm password': 'correct horse 47',
};

/** Fills in what registration needs. */
export async function fillIn(user: UserEvent, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...NEEDED, ...changes })) {
    if (text !== '') await enter(user, field(label), text);
  }
  await user.selectOptions(field('School district'), 'Sha Tin');
  await user.click(screen.getByRole('checkbox'));
}
