import type { ProgrammeDetails } from '../tools/programme-details.ts';
import { figure, literal, type Wording } from './wording.ts';

/** An amount in Hong Kong dollars: HK$47,000. */
export const money = (amount: number): string => `HK$${amount.toLocaleString('en')}`;

/** Places, and whether they are those of several programmes together. */
export function placeWords(
  { places, places_shared: shared }: { readonly places: number | null; readonly places_shared: boolean },
  { texts, say }: Wording,
): string {
  if (places === null) return texts.compare.notKnown;
  return shared ? say(texts.compare.shared, { places }) : figure(places);
}

/** What the first year costs a local pupil. */
export function feeWords({ fee }: ProgrammeDetails, { texts, say, joined }: Wording): string {
  const { facet } = texts;
  if (fee === null) return facet.feeNone;
  const { first_year: first, after_subsidy: after, scheme, provisional, year } = fee;
  const values = { fee: money(first), year, scheme };
  const sentence = after === null ? facet.fee : facet.feeSubsidised;
  return joined([
    say(sentence, { ...values, paid: after === null ? null : money(after) }),
    provisional ? facet.feeProvisional : null,
    facet.feeRest,
  ]);
}

/** How long it takes; a general rule of the institution is only what is normal. */
export function durationWords(programme: ProgrammeDetails, { texts, say }: Wording): string {
  const { duration, duration_years: years, duration_basis: basis } = programme;
  if (years !== null)
    return say(basis === 'institutionRule' ? texts.facet.normally : texts.facet.years, { years });
  return duration === null
    ? texts.details.durationNone
    : say(texts.details.duration, { text: literal(duration) });
}

/** What it is about: topics, then fields. */
export function overviewWords({ about }: ProgrammeDetails, { texts, say, list }: Wording): string {
  if (about === null) return texts.facet.overviewNone;
  return say(texts.facet.overview, { topics: list(about.topics), fields: list(about.fields) });
}

/** In words alone: what its field does, what is taught, and what its graduates become. */
export function contentWords({ about }: ProgrammeDetails, { texts, say, list, joined }: Wording): string {
  const { facet } = texts;
  if (about === null) return facet.overviewNone;
  return joined([
    about.purpose,
    say(facet.taught, { topics: list(about.topics) }),
    about.careers.length === 0 ? null : say(facet.careers, { list: list(about.careers) }),
  ]);
}

/** What its graduates become, for example, and which body recognises it. */
export function careerWords({ about }: ProgrammeDetails, { texts, say, list, joined }: Wording): string {
  const { facet } = texts;
  if (about === null || about.careers.length === 0) return joined([facet.careersNone, facet.noPay]);
  const { careers, recognition } = about;
  return joined([
    say(facet.careers, { list: list(careers) }),
    recognition === null
      ? facet.recognitionNone
      : say(facet.recognition[recognition.basis], { text: literal(recognition.text) }),
    facet.noPay,
  ]);
}

/** What becomes of results of a second sitting. */
export function retakeWords(
  { retake_rule: rule, retake_penalty: penalty }: ProgrammeDetails,
  { texts }: Wording,
): string {
  const { retake } = texts.facet;
  if (rule === null) return retake.unknown;
  return rule === 'penalty' ? retake.penalty[penalty ?? 'retakenSubjects'] : retake[rule];
}
