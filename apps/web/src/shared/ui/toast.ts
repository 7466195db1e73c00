type Sonner = typeof import('sonner');

interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

const load = (): Promise<Sonner> => import('sonner');

function options(action: ToastAction | undefined) {
  return action ? { action: { label: action.label, onClick: action.onPress } } : {};
}

/** Says what happened, with at most one action; the toast library is fetched with the first message. */
export function notify(kind: 'plain' | 'success' | 'error', message: string, action?: ToastAction): void {
  void load().then(({ toast }) => {
    if (kind === 'plain') toast(message, options(action));
    else toast[kind](message, options(action));
  });
}
