import { sharedValue } from '../event-emitter.ts';

/** What a message is about, as far as the page can say it for the person. */
export interface ContactContext {
  readonly subject: string;
  readonly message: string;
}

interface ContactRequest {
  readonly open: boolean;
  /** A new object whenever a page fills something in; null when nothing is filled in. */
  readonly context: ContactContext | null;
}

const request = sharedValue<ContactRequest>({ open: false, context: null });

/** Opens the contact dialog from anywhere, with what is known filled in. */
export function openContact(context: ContactContext | null = null): void {
  request.set({ open: true, context });
}

export function closeContact(): void {
  request.set({ ...request.get(), open: false });
}

/** Whether the dialog is wanted, and with what in it. */
export const useContactRequest = request.use;
