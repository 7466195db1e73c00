/** Does work that can be done in turns without any pause. */
export function inOneGo<T>(work: Generator<unknown, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
