import type { SubjectCode } from '@lodestar/domain';
import { type SubjectMention, subjectMentions } from './subject-words.ts';

/** Before subjects of school, these say that they are taken, or to be chosen among. */
const TAKES =
  /(?:(?<![a-z])i do|(?<![a-z])(?:i(?:'?m)? (?:\w+ )?)?(?:take|taking|took|study|studying|doing|chose|picked|choosing|thinking(?: of| about)?|got)(?: are| is)?|(?:left with|(?:only|just) have)|(?:my|our) (?:electives?|subjects?)(?: are| is|:)?|electives?:?|[净剩淨](?:返|番|低|下)|(?:读|修|选|拣|揀)(?:紧|开|咗|了|左|的是|嘅系|是)|(?:现在|而家|目前)?(?:我)?(?:选|读|修|拣)(?:的|嘅)?(?:科)?(?:是|系)|选修(?:科)?(?:是|系|有)?|想(?:拣|选|揀)) ?$/;
const CHOOSING = /choosing|thinking|想/;
const LISTED = /^[ ,，、;；/&+|和同跟与]*(?:and |or |同埋|还有|仲有)?$/;
const ELSE = /\p{L}/u;

interface Stretch {
  readonly at: number;
  readonly end: number;
}

interface Taken extends Stretch {
  readonly subjects: readonly SubjectCode[];
  /** They are taken already, and not to be chosen among. */
  readonly held: boolean;
}

/** Where a plain text tells which subjects of school are taken: the words that say so, with the names. */
export function takenIn(text: string): readonly Taken[] {
  const named = subjectMentions(text);
  const runs: SubjectMention[][] = [];
  for (const one of named) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && LISTED.test(text.slice(last.end, one.at))) run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) return [];
    const says = TAKES.exec(text.slice(0, first.at));
    if (says === null) return [];
    const subjects = run.flatMap((one) => one.subjects);
    return [{ at: says.index, end: last.end, subjects, held: !CHOOSING.test(says[0]) }];
  });
}

/** A plain text without the subjects that are taken, where it says something else beside them: "i like maps". */
export function withoutTaken(text: string): string {
  const rest = takenIn(text).reduce(
    (left, { at, end }) => left.slice(0, at) + ' '.repeat(end - at) + left.slice(end),
    text,
  );
  return ELSE.test(rest) ? rest.replace(/ {2,}/g, ' ').trim() : text;
}

/** What a message says of likes and wishes: as typed, or without the subjects that are taken at school. */
export const beyondTaken = (message: string, plain: string): string =>
  takenIn(plain).length > 0 ? withoutTaken(plain) : message;
