/** Words for a username that says nothing about its owner. */
const QUALITIES =
  'amber bold brave bright calm clear eager early fair gentle glad golden grand happy keen kind light lively lucky merry mild noble patient polar proud quick quiet ready rising silver steady sunny swift true vivid warm wise young'.split(
    ' ',
  );
const STARS =
  'altair antares arcturus atlas bellatrix canopus capella castor comet corvus cygnus deneb draco electra hadar izar lyra maia mimosa mira mizar nova orion pavo phoenix pollux polaris procyon regulus rigel sirius spica tarazed taygeta thuban vega zenith zosma'.split(
    ' ',
  );
const NUMBERS = 1_000;

/** A readable username such as `calm-vega-274`. `pick(n)` gives a whole number from 0 to n-1. */
export function defaultUsername(pick: (n: number) => number): string {
  const quality = QUALITIES[pick(QUALITIES.length)] ?? 'bright';
  const star = STARS[pick(STARS.length)] ?? 'polaris';
  return `${quality}-${star}-${pick(NUMBERS)}`;
}
