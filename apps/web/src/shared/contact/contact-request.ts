import { useSyncExternalStore } from 'react';

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

const listeners = new Set<() => void>();
let request: ContactRequest = { open: false, context: null };

function change(next: ContactRequest): void {
  request = next;
  for (const listener of listeners) listener();
}

/** Opens the contact dialog from anywhere, with what is known filled in. */
export function openContact(context: ContactContext | null = null): void {
  change({ open: true, context });
}

export function closeContact(): void {
  change({ ...request, open: false });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => request;

/** Whether the dialog is wanted, and with what in it. */
export function useContactRequest(): ContactRequest {
  return useSyncExternalStore(subscribe, current, current);
}
