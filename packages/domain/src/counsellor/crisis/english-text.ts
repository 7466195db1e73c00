/** Letters and signs that stand for others where words are hidden: "k!ll", "su1cide", "d*e". */
const DISGUISES: Readonly<Record<string, string>> = {
  '!': 'i',
  '1': 'i',
  '0': 'o',
  '3': 'e',
  '@': 'a',
  $: 's',
  '*': 'i',
};
const DISGUISED = /(?<=[a-z])[!103@$*](?=[a-z])/g;
const SPELT_OUT = /(?<![a-z])[a-z](?:[ .*_-][a-z]){2,}(?![a-z])/g;
const DRAWN_OUT = /([a-z])\1{2,}/g;

/** Slips, short forms and contractions, each with the words that it stands for. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [
    /\bsui ?[- ]?(?:cide|side|cyde)\b|\bs(?:u|ui|iu|i|ue|uci|uic)[cs]+(?:i|u|ui)?d[es]?\b|\bsewerslide\b|\bsuiside\b/g,
    'suicide',
  ],
  [/\bs(?:u|ui|uii|iu|i|ue)[cs]+(?:i|u|ui|ii)?d(?:al|ial|le)\b/g, 'suicidal'],
  [/\bk(?:il|ll|iil|iill|ikl|lil|ill)\b/g, 'kill'],
  [/\b(?:kiling|kililng|killin|killling)\b/g, 'killing'],
  [/\bm(?:y ?slef|y ?sel[fv]?|e ?self|y ?selff|yslf|ysefl|sefl|slf|iself|self)\b/g, 'myself'],
  [/\b(?:him|her) sel[fv]e?\b/g, 'herself'],
  [/\bself (?:harm|hurt|injur|cut)/g, 'selfharm'],
  [/\bsh(?=ing myself|ing again|ed again)\b/g, 'selfharm'],
  [/\b(?:wnat|watn|wnt|wantt|wan|wanr|wat)(?= (?:to|2)\b| die\b)/g, 'want'],
  [/\b(?:wanna|wana|wann|wnna|wan to)\b/g, 'want to'],
  [/\b(?:gonna|gunna|gona|finna)\b/g, 'going to'],
  [/\b(?:tryna|tryin)\b/g, 'trying to'],
  [/\b(?:tmr|tmrw|tomoro|tommorow|tomorow|2moro|tml)\b/g, 'tomorrow'],
  [/\b(?:tonite|2nite|tngt|tn)\b/g, 'tonight'],
  [/\b(?:any ?more|anymor|animore|any longer|anylonger)\b/g, 'anymore'],
  [/\b(?:no ?1|no ?one|noone|no 1|no body)\b/g, 'nobody'],
  [/\b(?:some ?1|some one)\b/g, 'someone'],
  [
    /\b(?:every ?1|every ?one|every body|evry1|everybody|all of you|all of them|u all|you all)\b/g,
    'everyone',
  ],
  [/\b(?:every thing|evrything|everythin)\b/g, 'everything'],
  [/(?<=\b(?:want|going|need|ready|have|how|about|trying|hard|used|plan|right|decided)) 2(?= )/g, ' to'],
  [/\b4(?= (?:real|ever)\b)/g, 'for'],
  [/\bw\/o\b/g, 'without'],
  [/\bb(?= (?:alive|here|dead|gone|born|around)\b)/g, 'be'],
  [/\bpils\b/g, 'pills'],
  [/\bto many\b/g, 'too many'],
  [/\bunaliv(?:in|ing|ed|e d)\b/g, 'unalive'],
  [/\b(?:miself|mysefl|miselff|myslf|mysefl)\b/g, 'myself'],
  [/\bh8\b/g, 'hate'],
  [/\b(?:nemore|nymore|anymor|nmore)\b/g, 'anymore'],
  [/\b(?:b4)\b/g, 'before'],
  [/\b(?:cos|cuz|coz|bc|becoz)\b/g, 'because'],
  [/\b(?:can'?t|cannot|cnt|cant|can t|couldn'?t)\b/g, 'can not'],
  [/\b(?:won'?t|wont|won t)\b/g, 'will not'],
  [/\b(?:don'?t|dont|dnt|dun|don t|doesn'?t|doesnt|didn'?t|didnt|doesn t|didn t)\b/g, 'do not'],
  [/\b(is|was|were|are|has|have|had|would|should)n'?t\b/g, '$1 not'],
  [/\baint\b|\bain't\b/g, 'is not'],
  [/\b(?:i'?m|im|iam)\b/g, 'i am'],
  [/\bi'?ve\b/g, 'i have'],
  [/\bi'll\b/g, 'i will'],
  [/\bi'd\b|(?<=^|[ ,.])id (?=rather|be |just|never)/g, 'i would '],
  [/\bit'?s\b/g, 'it is'],
  [/\b(there|what|he|she|that|life)'?s\b/g, '$1 is'],
  [/\b(they|we|you)'re\b|\b(they|you)re\b/g, '$1$2 are'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/'ve\b/g, ' have'],
  [/'s\b/g, ' s'],
  [/\b(?:mom|mommy|mummy|ma|mama|mami)\b/g, 'mum'],
  [/\b(?:daddy|papa|dada)\b/g, 'dad'],
  [/\b(?:step|grand|god)[ -]?(?=dad|father|mum|mother|brother|sister|pa\b|ma\b)/g, 'step'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\b(?:plz|pls)\b/g, 'please'],
];

const NOT_WORDS = /[^a-z0-9.!?;。！？；\n\p{Script=Han}]+/gu;
const SENTENCE_END = /[.!?;。！？；\n]+|\p{Script=Han}+/gu;

/**
 * The English of a plain text as the rules read it: words between single spaces, contractions written out,
 * slips mended, sentences (and Chinese between) parted by " . ".
 */
export function englishText(plain: string): string {
  let text = plain
    .replace(SPELT_OUT, (letters) => letters.replace(/[^a-z]/g, ''))
    .replace(DISGUISED, (sign) => DISGUISES[sign] ?? sign)
    .replace(DRAWN_OUT, '$1')
    .replace(/[-_]/g, ' ');
  for (const [slip, words] of WRITTEN) text = text.replace(slip, words);
  const parted = text.replace(NOT_WORDS, ' ').replace(SENTENCE_END, ' . ').replace(/ +/g, ' ');
  return ` ${parted.trim()} `;
}
