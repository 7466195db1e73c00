import { type Facet, IN_A_SENTENCE, IN_FIGURES } from '../tools/facets.ts';
import type { ProgrammeDetails } from '../tools/programme-details.ts';
import { facetWords } from './details-words.ts';
import { money } from './study-words.ts';
import { bullets, paragraphs, type Wording } from './wording.ts';

const titleOf = ({ code, short_name: short, institution_name: at }: ProgrammeDetails, { aside }: Wording) =>
  aside(`**${code} ${short}**`, at);

/** Figures of as few are told one after the other. */
const FEW = 2;

/** Figures of which nobody asks whether they are the same. */
const ALIKE_BY_CHANCE: ReadonlySet<Facet> = new Set<Facet>([...IN_FIGURES, 'intake']);

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
  const isAsked = facet !== undefined && others.length === 0;
  const isShort = isAsked && (IN_A_SENTENCE.has(facet) || (programmes.length > FEW && IN_FIGURES.has(facet)));
  if (programmes.length < 2 || !isShort) return null;
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
  const differ = ALIKE_BY_CHANCE.has(facet) ? null : texts.facet.differ;
  const lead = groups.length === 1 ? texts.facet.alike : (range ?? differ);
  return paragraphs([lead, lines.length === 1 ? (lines[0] ?? null) : bullets(lines), rest]);
}
