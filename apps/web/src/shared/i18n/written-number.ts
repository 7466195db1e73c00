/** At most. */
const DECIMALS = 2;

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A number with its thousands apart and so many decimals: at least `least`, at most `most`, the rest rounded. Not by
 * `Intl.NumberFormat`: the first format of a page takes a phone a tenth of a second.
 */
export function writtenNumber(value: number, least = 0, most = DECIMALS): string {
  // By its digits, as it is read: 1.005 has a half to be rounded, which its binary value has not.
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e');
  const shifted = Math.round(Number(`${digits}e${Number(exponent) + most}`));
  const all = String(shifted).padStart(most + 1, '0');
  const whole = all.slice(0, all.length - most).replace(THOUSANDS, ',');
  const decimals = all.slice(all.length - most);
  const shown = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  return `${value < 0 && shifted > 0 ? '-' : ''}${whole}${shown && '.'}${shown}`;
}
