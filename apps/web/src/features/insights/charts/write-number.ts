const NUMBER = new Intl.NumberFormat('en-HK', { maximumFractionDigits: 2 });

/** A number with its thousands apart. */
export function writeNumber(value: number): string {
  return NUMBER.format(value);
}
