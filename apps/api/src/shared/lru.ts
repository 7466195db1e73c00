/** Remembers the answers to the questions asked most recently, `capacity` of them. */
export function lruCache<V>(capacity: number): (key: string, make: () => V) => V {
  const kept = new Map<string, V>();
  return (key, make) => {
    const found = kept.get(key);
    const value = found ?? make();
    if (found !== undefined) kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
