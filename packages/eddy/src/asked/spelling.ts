import { slipsForgiven, slipsToPrefix } from '@lodestar/domain';
import { wordsIn } from './plain-text.ts';

/** Words that questions turn on; a slip in one of them would hide what is asked. */
const TELLING = wordsIn(`
    chances chance likely possible median quartile grades grade results scores score programmes programme course
    courses degree degrees choices choice order ranking arrange recommend recommendation recommended suggest
    suggestions ability abilities strengths weaknesses suitable trajectory timeline requirements requirement
    interview intake formula duration competition compare improve increase english chinese mathematics maths
    physics chemistry biology economics geography history nursing medicine dentistry pharmacy physiotherapy
    psychology engineering accounting architecture translation computer computing science business journalism
    university balanced calculate weighting subject subjects
  `);

/** Words of questions that look like one of these with a slip, and are none. */
const RIGHT = new Set(
  wordsIn(`
    change changes changed chanced great grade graded would could should about there where which their these
    those other others order orders ordered score scored course because please programs program subjects house
    hours course causes since scene sense path paths bath score store stories story history choose chose chosen
    choosing choices list lists listed competitive competitor computed compared comparing physical physicist
    chemical biological historical economic economical geographic mathematical historian chemist biologist
    economist engineer accountant architect translator psychologist pharmacist nurse computing interviewer
    offered suggested improved increased required requires recommended
  `),
);

const SHORTEST = 5;

function nearest(word: string): string {
  if (word.length < SHORTEST || RIGHT.has(word) || TELLING.includes(word)) return word;
  const limit = slipsForgiven(word);
  let best = word;
  let fewest = limit + 1;
  for (const telling of TELLING) {
    if (Math.abs(telling.length - word.length) > limit || telling[0] !== word[0]) continue;
    const slips = Math.max(slipsToPrefix(word, telling, limit), slipsToPrefix(telling, word, limit));
    if (slips < fewest) {
      best = telling;
      fewest = slips;
    }
  }
  return best;
}

/** A plain text with slips mended in the words that questions turn on. */
export function respelt(text: string): string {
  return text.replace(/(?<![a-z0-9])[a-z]{5,}(?![a-z0-9])/g, nearest);
}
