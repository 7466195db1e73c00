import { slipsToPrefix } from '@lodestar/domain';

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

/** Short forms and slips, each list after the words that it stands for. */
const MEANT: readonly (readonly [meant: string, written: string])[] = [
  [
    'suicide',
    'suiside sucide suicde siucide suacide suicid scuicide sewerslide sudoku_myself su1c1de sewercide',
  ],
  ['suicidal', 'sucidal suicdal siucidal suicidial suicidle'],
  ['kill', 'kil kll kiil iill kikl klil kll ki11'],
  ['killing', 'kiling killin killling kililng'],
  ['myself', 'myslef mysel mysef myselff mysefl myslf ysefl meself miself mself iself miselff mys3lf'],
  [
    'selfharm',
    'self_harm selfhurt self_injury self_injure self_injuring self_harming self_harmed self_harms',
  ],
  ['selfharm', 'selfharming selfharmed selfinjury self_mutilate self_mutilation'],
  ['want', 'wnat watn wnt wantt wannt wanr'],
  ['want to', 'wanna wana wann wnna wan_to wanto want_2 want_ta'],
  ['going to', 'gonna gunna gona finna going_2 goin_to imma'],
  ['trying to', 'tryna tryin_to'],
  ['have to', 'hafta gotta gotto'],
  ['because', 'cos cuz coz bc becoz becos'],
  ['tomorrow', 'tmr tmrw tomoro tommorow tomorow 2moro tml tmw'],
  ['tonight', 'tonite 2nite tngt tn'],
  ['anymore', 'any_more anymor animore any_longer nemore nymore nmore'],
  ['nobody', 'no_one noone no1 no_1 no_body nobdy'],
  ['someone', 'some1 some_one sum1 somebody'],
  ['everyone', 'every1 every_one evry1 everybody every_body evryone all_of_you all_of_them'],
  ['everything', 'evrything everythin every_thing'],
  ['people', 'ppl peeps'],
  ['with', 'wif wid'],
  ['without', 'w_o w/o witout'],
  ['hate', 'h8'],
  ['before', 'b4'],
  ['pills', 'pils pillz'],
  ['you', 'u ya'],
  ['your', 'ur'],
  ['are', 'r'],
  ['please', 'plz pls plss'],
  ['friend', 'frd fren frnd'],
  ['mum', 'mom mommy mummy mama mami'],
  ['dad', 'daddy papa dada'],
  ['parents', 'rents'],
  ['i am', "i'm im iam i'am"],
  ['i have', "i've ive"],
  ['i will', "i'll"],
  ['i would', "i'd"],
  ['do not', "don't dont dnt dun don't doesn't doesnt didn't didnt dosent don_t doesn_t didn_t"],
  ['can not', "can't cannot cant cnt can_t couldn't couldnt"],
  ['will not', "won't wont won_t"],
  ['would not', "wouldn't wouldnt"],
  ['should not', "shouldn't shouldnt"],
  ['is not', "isn't isnt ain't aint"],
  ['was not', "wasn't wasnt"],
  ['were not', "weren't werent"],
  ['are not', "aren't arent"],
  ['have not', "haven't havent hasn't hasnt hadn't hadnt"],
  ['i do not know', 'idk'],
  ['to be honest', 'tbh ngl'],
  ['right now', 'rn'],
  ['unalive', 'unaliv un_alive unalivin unaliving unalived unalives unaliveing'],
  ['overdose', 'od_on overdos'],
  ['for real', 'fr 4_real'],
  ['forever', '4ever 4eva'],
];

const MEANT_BY = new Map(
  MEANT.flatMap(([meant, written]) =>
    written.split(' ').map((slip) => [slip.replaceAll('_', ' '), meant] as const),
  ),
);
const quoted = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const LONGEST_FIRST = [...MEANT_BY.keys()].sort((a, b) => b.length - a.length).map(quoted);
const SLIP = new RegExp(`(?<![a-z0-9'])(?:${LONGEST_FIRST.join('|')})(?![a-z0-9'])`, 'g');
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])ill(?= (?:be|just|never|not|do|kill|go|end|jump|have|take|die|make)(?![a-z]))/g, 'i will'],
  [/(?<=[a-z])'s(?![a-z])/g, ' is'],
  [/(?<=[a-z])'re(?![a-z])/g, ' are'],
  [/(?<=[a-z])'ll(?![a-z])/g, ' will'],
  [/(?<=[a-z])'d(?![a-z])/g, ' would'],
  [/(?<=[a-z])'ve(?![a-z])/g, ' have'],
  [/(?<![a-z])(he|she|it|that|there|what|life|who)s(?![a-z])/g, '$1 is'],
  [/(?<![a-z])(they|we|you)re(?![a-z])/g, '$1 are'],
  [/(?<=(?:want|going|need|ready|have|how|about|trying|hard|used|plan|right|decided) )2(?= )/g, 'to'],
  [/(?<![a-z])(?:step|grand|god)[ -](?=dad|father|mum|mother|brother|sister|pa\b|ma\b)/g, 'step'],
  [/(?<![a-z])b(?= (?:alive|here|dead|gone|born|around)\b)/g, 'be'],
];

/** English words of danger for which one letter wrong, missing or too many is forgiven. */
const LONG_WORDS = ['suicide', 'suicidal', 'myself', 'overdose', 'panadol', 'paracetamol', 'goodbye'];

/** Whether a word is another with one letter wrong, missing, too many, or two swapped. */
const oneSlip = (word: string, meant: string): boolean =>
  word[0] === meant[0] &&
  Math.abs(word.length - meant.length) <= 1 &&
  Math.max(slipsToPrefix(word, meant, 1), slipsToPrefix(meant, word, 1)) <= 1;

const LATIN_WORD = /(?<![a-z0-9])[a-z]{5,12}(?![a-z0-9])/g;
const meantBy = (word: string): string => LONG_WORDS.find((meant) => oneSlip(word, meant)) ?? word;

/** Plain text whose English is written out: disguises, spelt-out words, short forms and slips mended. */
export function mendedEnglish(plain: string): string {
  let text = plain
    .replace(SPELT_OUT, (letters) => letters.replace(/[^a-z]/g, ''))
    .replace(DISGUISED, (sign) => DISGUISES[sign] ?? sign)
    .replace(DRAWN_OUT, '$1')
    .replace(/[-_]/g, ' ')
    .replace(/\bmy (?:self|sel[fv]|slef)\b/g, 'myself')
    .replace(SLIP, (slip) => MEANT_BY.get(slip) ?? slip);
  for (const [ending, words] of ENDINGS) text = text.replace(ending, words);
  return text.replace(LATIN_WORD, meantBy).replaceAll("'", ' ');
}
