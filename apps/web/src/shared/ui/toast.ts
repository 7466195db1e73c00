import { sharedValue } from '../event-emitter.ts';

interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastMessage {
  readonly kind: 'plain' | 'success' | 'error';
  readonly text: string;
  readonly action?: ToastAction;
}

type Show = (message: ToastMessage) => void;

const waiting = sharedValue<readonly ToastMessage[]>([]);
let show: Show | null = null;

/** Says what happened, with at most one action. The toast library is fetched with the first message. */
export function notify(kind: ToastMessage['kind'], text: string, action?: ToastAction): void {
  const message: ToastMessage = action ? { kind, text, action } : { kind, text };
  if (show) show(message);
  else waiting.set([...waiting.get(), message]);
}

/** Takes over the messages, those that waited first. Returns how to let go of them. */
export function receiveToasts(receiver: Show): () => void {
  const own: Show = (message) => receiver(message);
  show = own;
  for (const message of waiting.get()) receiver(message);
  waiting.set([]);
  return () => {
    // Whoever came after goes on receiving.
    if (show === own) show = null;
  };
}

/** How many messages wait to be shown: with each there is a reason to fetch what shows them. */
export function useWaitingToasts(): number {
  return waiting.use().length;
}
