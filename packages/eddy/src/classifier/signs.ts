import type { Reading } from '../asked/reading.ts';

const MANY = 3;
const counted = (count: number): string => (count < MANY ? String(count) : `${MANY}+`);

/** How many of each kind a message names: a level is asked of one programme, a comparison of two. */
function* slots({ named, grades }: Reading): Generator<string> {
  const programmes = named.codes.length + named.topics.length;
  const counts = {
    code: named.codes.length,
    institution: named.institutions.length,
    topic: named.topics.length,
    found: named.found.length,
    unknown: named.unknown.length,
    subject: grades.subjects.length,
    grade: grades.mentions.length,
    change: grades.changes.length,
  };
  for (const [slot, count] of Object.entries(counts)) if (count > 0) yield `slot ${slot} ${counted(count)}`;
  const together = [programmes, named.institutions.length, grades.subjects.length, grades.mentions.length];
  yield `slots ${together.map(counted).join(' ')}`;
}

/** What rules found in a message, as further pieces that it is recognised by. */
export function signsOf(reading: Reading): readonly string[] {
  const { cues, facets, notions, outside, smallTalk, asksMeaning } = reading;
  return [
    ...slots(reading),
    ...[...cues].map((cue) => `cue ${cue}`),
    ...facets.map((facet) => `facet ${facet}`),
    ...notions.map((notion) => `notion ${notion}`),
    ...(outside === null ? [] : [`outside ${outside}`]),
    ...(smallTalk === null ? [] : [`talk ${smallTalk}`]),
    ...(asksMeaning ? ['asks a meaning'] : []),
  ];
}
