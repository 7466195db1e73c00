/** Waits so many milliseconds, unless that is cancelled. @throws the reason of the signal */
export async function pause(milliseconds: number, cancel?: AbortSignal): Promise<void> {
  cancel?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(cancel?.reason);
    };
    const timer = setTimeout(() => {
      cancel?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    cancel?.addEventListener('abort', stop, { once: true });
  });
}
