import { type Facet, IN_A_SENTENCE } from '../tools/facets.ts';
import type { ProgrammeDetails } from '../tools/programme-details.ts';
import { facetWords } from './details-words.ts';
import { money } from './study-words.ts';
import { bullets, paragraphs, type Wording } from './wording.ts';

const titleOf = ({ code, short_name: short, institution_name: at }: ProgrammeDetails, { aside }: Wording) =>
  aside(`**${code} ${short}**`, at);

/** What a local pupil pays for the first year; null: not known. */
const paidFor = ({ fee }: ProgrammeDetails): number | null =>
  fee === null ? null : (fee.after_subsidy ?? fee.first_year);

/** The dearest and the cheapest, where they differ. */
function feeRange(programmes: readonly ProgrammeDetails[], { texts, say, aside }: Wording): string | null {
  const known = programmes
    .flatMap((one) => {
      const paid = paidFor(one);
      return paid === null ? [] : [{ code: one.code, paid }];
    })
    .toSorted((one, other) => one.paid - other.paid);
  const [least, most] = [known[0], known.at(-1)];
  if (least === undefined || most === undefined || least.paid === most.paid) return null;
  return say(texts.facet.feeRange, {
    least: aside(least.code, money(least.paid)),
    most: aside(most.code, money(most.paid)),
  });
}

/** One fact of several programmes: those alike told together, and first whether they differ; null where each is told by itself. */
export function factOfSeveral(
  programmes: readonly ProgrammeDetails[],
  facets: readonly Facet[],
  wording: Wording,
): string | null {
  const [facet, ...others] = facets;
  if (programmes.length < 2 || facet === undefined || others.length > 0 || !IN_A_SENTENCE.has(facet))
    return null;
  const { texts, say, list } = wording;
  // What is said of every fee alike is said once.
  const rest = facet === 'fee' ? texts.facet.feeRest : null;
  const wordsOf = (one: ProgrammeDetails): string => {
    const words = facetWords(facet, one, wording);
    return rest === null ? words : words.replace(rest, '').trim();
  };
  const groups = [...Map.groupBy(programmes, wordsOf)];
  const lines = groups.map(([text, some]) =>
    say(texts.compare.line, { title: list(some.map((one) => titleOf(one, wording))), text }),
  );
  const range = facet === 'fee' ? feeRange(programmes, wording) : null;
  // Two that differ are told one after the other.
  if (groups.length === 2 && programmes.length === 2 && range === null) return null;
  const lead = groups.length === 1 ? texts.facet.alike : (range ?? texts.facet.differ);
  return paragraphs([lead, lines.length === 1 ? (lines[0] ?? null) : bullets(lines), rest]);
}
