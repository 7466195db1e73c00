/** Milliseconds; a phone takes four times as long, which nobody feels yet. */
const TURN = 8;

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Does long work in short turns, between which the page answers touches; the first begins in a turn of its own. */
export async function inTurns<T>(work: Generator<unknown, T>): Promise<T> {
  for (;;) {
    await nextTurn();
    const end = performance.now() + TURN;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
}
