/** For what holds a text that grows: a cursor behind the last thing in it. */
/** Things with a key by their place, for what never changes its order. */
export function placed<T>(things: readonly T[]): readonly { readonly key: string; readonly thing: T }[] {
  return things.map((thing, place) => ({ key: String(place), thing }));
}
