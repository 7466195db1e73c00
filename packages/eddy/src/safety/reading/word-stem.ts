/** Forms of English words that no ending explains. */
const IRREGULAR: Readonly<Record<string, string>> = {
  died: 'die',
  dies: 'die',
  dying: 'die',
  hung: 'hang',
  threw: 'throw',
  thrown: 'throw',
  took: 'take',
  taken: 'take',
  beaten: 'beat',
  bled: 'bleed',
  drank: 'drink',
  drinking: 'drink',
  wrote: 'write',
  written: 'write',
  left: 'leave',
  gave: 'give',
  given: 'give',
  said: 'say',
  told: 'tell',
  thought: 'think',
  thoughts: 'think',
  felt: 'feel',
  went: 'go',
  goes: 'go',
  slept: 'sleep',
  asleep: 'sleep',
  woke: 'wake',
  woken: 'wake',
  awake: 'wake',
  fell: 'fall',
  fallen: 'fall',
  stole: 'steal',
  stolen: 'steal',
  bought: 'buy',
  kept: 'keep',
  made: 'make',
  got: 'get',
  gotten: 'get',
  shot: 'shoot',
  knives: 'knife',
  lost: 'lose',
  held: 'hold',
  broke: 'break',
  broken: 'break',
  burnt: 'burn',
  hid: 'hide',
  hidden: 'hide',
  men: 'man',
  women: 'woman',
  children: 'child',
  kids: 'child',
  kid: 'child',
  froze: 'freeze',
  bit: 'bite',
  bitten: 'bite',
  came: 'come',
  ran: 'run',
  met: 'meet',
  lied: 'lie',
  tried: 'try',
  tries: 'try',
  cries: 'cry',
  cried: 'cry',
  found: 'find',
  bodies: 'body',
  sent: 'send',
  drew: 'draw',
  lives: 'live',
  leaves: 'leave',
  drove: 'drive',
  tore: 'tear',
  swore: 'swear',
  began: 'begin',
  paid: 'pay',
  wrists: 'wrist',
  bullied: 'bully',
  bullies: 'bully',
  lying: 'lie',
  knew: 'know',
  known: 'know',
  saw: 'see',
};

/** Words that would look like others without their ending. */
const KEPT = new Set([
  'here',
  'there',
  'scare',
  'scared',
  'planes',
  'notes',
  'note',
  'does',
  'being',
  'thing',
  'things',
]);

/** Short words whose `e` goes before an ending. */
const SHORT_WITH_E = new Set(
  'hop hat tak mak giv liv com bit car can fad rap hid sav lov lik wak rop bor wip fir dar los mov nam tir'.split(
    ' ',
  ),
);

const SHORTEST = 3;
const ENDINGS = ['ing', 'ed', 'es', 's'];

/** A word without its ending, the same for every form of it; no dictionary word itself. */
export function wordStem(word: string): string {
  if (KEPT.has(word)) return word;
  let stem = (Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined) ?? word;
  if (stem.length > SHORTEST && !stem.endsWith('ss') && !stem.endsWith('eed')) {
    const ending = ENDINGS.find((end) => stem.endsWith(end) && stem.length - end.length >= SHORTEST - 1);
    if (ending !== undefined && /[aeiouy]/.test(stem.slice(0, -ending.length))) {
      stem = stem.slice(0, -ending.length);
      if (SHORT_WITH_E.has(stem)) stem += 'e';
    }
  }
  if (stem.length > SHORTEST + 1) stem = stem.replace(/e$/, '');
  return stem.replace(/y$/, 'i').replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}
