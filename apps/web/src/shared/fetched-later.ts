import { sharedValue } from './event-emitter.ts';

export interface Fetched<Parts> {
  /** Null until they are there. */
  readonly parts: Parts | null;
  readonly failed: boolean;
}

/**
 * Parts of a page whose script comes after what is shown first, fetched once. Unlike `lazy`, they are drawn at once when they
 * have been fetched ahead. `fetch`: whether they are there; it never fails, and tries again when it is asked again.
 */
export function fetchedLater<Parts extends object, Needs extends readonly unknown[] = []>(
  load: (...needs: Needs) => Promise<Parts>,
) {
  const state = sharedValue<Fetched<Parts>>({ parts: null, failed: false });
  let loading: Promise<boolean> | null = null;

  const begin = async (...needs: Needs) => {
    try {
      state.set({ parts: await load(...needs), failed: false });
    } catch {
      loading = null;
      state.set({ parts: null, failed: true });
    }
    return state.get().parts !== null;
  };
  return {
    fetch(...needs: Needs): Promise<boolean> {
      loading ??= begin(...needs);
      return loading;
    },
    /** Whoever uses them is drawn anew when they have come. */
    useParts: state.use,
  };
}
