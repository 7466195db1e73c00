import type { UserEvent } from '@testing-library/user-event';

/** Enters a text in one piece, as a password manager does: the page is drawn once, not for each letter. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
