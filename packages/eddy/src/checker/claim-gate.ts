import type { GivenFigures } from './given-figures.ts';
import { isOfficial, linkAt } from './links.ts';
import { NAME_WORD, ungivenNames } from './programme-names.ts';
import type { ProgrammeTitles } from './programme-titles.ts';
import { PROMISE_WORD, promisesIn, type Stretch } from './promises.ts';
import { SHARE_WORD, sharesIn } from './shares.ts';

/** What stands in place of a claim that goes. */
export interface ClaimWords {
  readonly figure: string;
  readonly code: string;
  readonly promise: string;
  readonly link: string;
}

/** Holds back what may become a claim in words, until its clause or sentence is there to be judged. */
export interface ClaimGate {
  readonly push: (delta: string) => string;
  readonly end: () => string;
}

/** Longest stretch that is waited for: what is longer is judged as it is. */
const WINDOW = 400;
const NO_LINK = { kind: 'none', free: 0 } as const;
const SENTENCE_END = /[\n;。！？；]|[.!?](?=\s)/;
const CLAUSE_END = /[\n,;:!?，。！？；：]|\.(?=\s)/;
const FREE = /^[^A-Za-z\d\p{Script=Han}[<`]+/u;
const LATIN_WORD = /^[\p{Script=Latin}\d'’&-]+/u;
const HAN_RUN = /^\p{Script=Han}+/u;
const LETTER = /\p{L}/u;
/** Words in capitals that begin no name of a programme. */
const COMMON_CAPITALS =
  /^(?:I|I['’].*|JUPAS|DSE|HKDSE|HKEAA|Band|Form|English|Chinese|Mathematics|Maths|Biology|Chemistry|Physics|Economics|Geography|History|Literature|Eddy|Lodestar|A|B|M\d|JS\w{4}|SSSDP|UGC|[A-Z])$/;

interface Cut extends Stretch {
  readonly words: string;
}

export interface ClaimGateDeps {
  readonly titles: ProgrammeTitles;
  readonly given: () => GivenFigures;
  readonly words: ClaimWords;
  readonly onRemoved: (raw: string) => void;
}

export function createClaimGate({ titles, given, words, onRemoved }: ClaimGateDeps): ClaimGate {
  let pending = '';
  /** What of the sentence has gone out. */
  let sentence = '';
  /** How much of what is pending was judged. */
  let cleared = 0;
  /** How much of what is pending holds no address. */
  let unlinked = 0;

  const release = (count: number): string => {
    const text = pending.slice(0, count);
    pending = pending.slice(count);
    cleared = Math.max(0, cleared - count);
    unlinked = Math.max(0, unlinked - count);
    const isEnded = SENTENCE_END.test(sentence.slice(-1) + text);
    sentence = (sentence + text).slice(-WINDOW);
    if (isEnded) sentence = sentence.split(SENTENCE_END).at(-1) ?? '';
    return text;
  };

  const cutsIn = (stretch: string): readonly Cut[] => {
    const whole = sentence + stretch;
    const shift = sentence.length;
    const known = given();
    const isGivenShare = (percent: number | null) =>
      percent !== null && known.numbers.has(Math.round(percent));
    const cuts = [
      ...promisesIn(whole).map((one) => ({ ...one, words: words.promise })),
      ...sharesIn(whole).flatMap(({ percent, ...one }) =>
        isGivenShare(percent) ? [] : [{ ...one, words: words.figure }],
      ),
      ...ungivenNames(whole, titles, known.text).map((one) => ({ ...one, words: words.code })),
    ];
    return cuts
      .map((cut) => ({ ...cut, from: Math.max(0, cut.from - shift), to: cut.to - shift }))
      .filter(({ to }) => to > 0)
      .sort((one, other) => one.from - other.from);
  };

  /** Judges up to where a clause or sentence ends; null: that has not come yet. */
  const judged = (end: RegExp, final: boolean): string | null => {
    const ahead = pending.slice(0, WINDOW);
    const at = ahead.search(end);
    if (at === -1 && !final && ahead.length < WINDOW) return null;
    const length = at === -1 ? ahead.length : at;
    const [cut] = cutsIn(ahead.slice(0, length));
    if (cut === undefined) {
      cleared = Math.max(cleared, length, 1);
      return '';
    }
    onRemoved(ahead.slice(cut.from, cut.to));
    const out = release(cut.from) + cut.words;
    const isPromise = cut.words === words.promise;
    release(isPromise ? length - cut.from : cut.to - cut.from);
    return out;
  };

  const isTelling = (word: string): boolean => {
    if (PROMISE_WORD.test(word) || SHARE_WORD.test(word) || NAME_WORD.test(word)) return true;
    if (!/^\p{Lu}/u.test(word) || COMMON_CAPITALS.test(word)) return false;
    return LETTER.test(sentence);
  };

  /** The next piece that may go out; null: it has to wait. */
  const next = (final: boolean): string | null => {
    const free = FREE.exec(pending)?.[0].length ?? 0;
    if (free > 0) return release(free);
    const link = unlinked > 0 ? NO_LINK : linkAt(pending.slice(0, WINDOW), final || pending.length >= WINDOW);
    if (link === null) return null;
    if (link.kind === 'none') unlinked = Math.max(unlinked, link.free);
    if (link.kind === 'link') {
      const isGiven =
        link.isCode || isOfficial(link.address) || given().text().includes(link.address.toLowerCase());
      if (isGiven) {
        const { shown } = link;
        release(link.length);
        return shown;
      }
      onRemoved(link.address);
      release(link.length);
      pending = link.label === '' ? pending : link.label + pending;
      cleared = 0;
      return link.label === '' ? words.link : '';
    }
    if (/^[[<`]/.test(pending)) return release(1);
    if (cleared === 0) {
      const word = LATIN_WORD.exec(pending)?.[0] ?? '';
      if (word !== '' && word.length === pending.length && !final) return null;
      if (word === '') return judged(CLAUSE_END, final);
      if (isTelling(word)) return judged(PROMISE_WORD.test(word) ? SENTENCE_END : CLAUSE_END, final);
    }
    const run = (LATIN_WORD.exec(pending) ?? HAN_RUN.exec(pending))?.[0].length ?? 1;
    return release(cleared > 0 ? Math.min(run, cleared) : run);
  };

  const take = (final: boolean): string => {
    let out = '';
    while (pending !== '') {
      const piece = next(final);
      if (piece === null) break;
      out += piece;
    }
    return out;
  };

  return {
    push: (delta) => {
      pending += delta;
      return take(false);
    },
    end: () => take(true),
  };
}
