import type { ProgrammeDetails } from '../tools/programme-details.ts';
import { literal, type Wording } from './wording.ts';

const INTERVIEWS = {
  No: 'no',
  Yes: 'yes',
  'Yes (on a selective basis)': 'selective',
  'May require interview and/or test': 'may',
  'Yes (special cases only)': 'special',
} as const;

const isPublishedKind = (text: string): text is keyof typeof INTERVIEWS => Object.hasOwn(INTERVIEWS, text);

function kindWords({ interview }: ProgrammeDetails, { texts, say }: Wording): string {
  const { interviews } = texts.details;
  if (interview === null) return interviews.none;
  return isPublishedKind(interview)
    ? interviews[INTERVIEWS[interview]]
    : say(interviews.other, { text: literal(interview) });
}

/** Whether, how and when a programme interviews, and how far that is known of it. */
export function interviewWords(programme: ProgrammeDetails, wording: Wording): string {
  const { texts, say, list } = wording;
  const { facet } = texts;
  const kind = say(texts.details.interview, { text: kindWords(programme, wording) });
  const arrangement = programme.interview_arrangement;
  if (arrangement === null)
    return programme.interview === null ? wording.joined([kind, facet.notNone]) : kind;
  const { forms, rounds, band_a: bandA, general, note, year } = arrangement;
  const formed = forms.length > 1 || (forms[0] !== undefined && forms[0] !== 'interview');
  return wording.joined([
    kind,
    formed ? say(facet.forms, { list: list(forms.map((form) => facet.form[form])) }) : null,
    rounds.length === 0 ? null : say(facet.rounds, { list: list(rounds.map((one) => facet.round[one])) }),
    bandA === null ? null : facet.bandA[bandA],
    note === null ? null : literal(note),
    general ? facet.interviewGeneral : null,
    year === null ? null : say(facet.asOf, { year: String(year) }),
  ]);
}

/** What is to be handed in besides the results. */
export function documentWords({ documents }: ProgrammeDetails, { texts, say, list }: Wording): string {
  const { facet } = texts;
  if (documents === null || documents.length === 0) return facet.documentsNone;
  const each = documents.map(({ text, need }) => say(facet.document, { text, need: facet.need[need] }));
  return say(facet.documents, { list: list(each) });
}
