/**
 * From where to where what belongs to each of so many places stands, when all of it stands in the order of its places: from
 * `starts[place]` to `starts[place + 1]`. `placesOf`: the place of each thing, in any order.
 */
export function startsOf(placesOf: Iterable<number>, places: number): Uint32Array {
  const starts = new Uint32Array(places + 1);
  for (const place of placesOf) starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  for (let place = 0; place < places; place += 1)
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  return starts;
}
