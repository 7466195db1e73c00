/** Density of the standard normal distribution. */
export function normalDensity(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

/** From here on a continued fraction is nearer than the quotient of polynomials. */
const TAIL = 7.071_067_811_865_47;

function upperTail(x: number): number {
  const density = Math.exp((-x * x) / 2);
  if (x >= TAIL) return density / ((x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))) * 2.506_628_274_631);
  const over =
    (((((3.526_249_659_989_11e-2 * x + 0.700_383_064_443_688) * x + 6.373_962_203_531_65) * x +
      33.912_866_078_383) *
      x +
      112.079_291_497_871) *
      x +
      221.213_596_169_931) *
      x +
    220.206_867_912_376;
  const under =
    ((((((8.838_834_764_831_84e-2 * x + 1.755_667_163_182_64) * x + 16.064_177_579_207) * x +
      86.780_732_202_946_1) *
      x +
      296.564_248_779_674) *
      x +
      637.333_633_378_831) *
      x +
      793.826_512_519_948) *
      x +
    440.413_735_824_752;
  return (density * over) / under;
}

/** Share of a standard normal distribution below `x`, to 14 digits (Hart 1968, algorithm 5666). */
export function normalShareBelow(x: number): number {
  const tail = upperTail(Math.abs(x));
  return x > 0 ? 1 - tail : tail;
}

const CENTRE_FROM = 0.02425;

function centralQuantile(share: number): number {
  const q = share - 0.5;
  const r = q * q;
  const over =
    ((((-39.696_830_286_653_76 * r + 220.946_098_424_520_5) * r - 275.928_510_446_968_7) * r +
      138.357_751_867_269) *
      r -
      30.664_798_066_147_16) *
      r +
    2.506_628_277_459_239;
  const under =
    ((((-54.476_098_798_224_06 * r + 161.585_836_858_040_9) * r - 155.698_979_859_886_6) * r +
      66.801_311_887_719_72) *
      r -
      13.280_681_552_885_72) *
      r +
    1;
  return (q * over) / under;
}

function lowerQuantile(share: number): number {
  const q = Math.sqrt(-2 * Math.log(share));
  const over =
    ((((-7.784_894_002_430_293e-3 * q - 0.322_396_458_041_136_5) * q - 2.400_758_277_161_838) * q -
      2.549_732_539_343_734) *
      q +
      4.374_664_141_464_968) *
      q +
    2.938_163_982_698_783;
  const under =
    (((7.784_695_709_041_462e-3 * q + 0.322_467_129_070_039_8) * q + 2.445_134_137_142_996) * q +
      3.754_408_661_907_416) *
      q +
    1;
  return over / under;
}

/** Where a standard normal distribution has `share` below it, to 9 digits (Acklam 2003); `share` between 0 and 1. */
export function normalQuantile(share: number): number {
  if (share < CENTRE_FROM) return lowerQuantile(share);
  return share > 1 - CENTRE_FROM ? -lowerQuantile(1 - share) : centralQuantile(share);
}
