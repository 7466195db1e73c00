import { publishedInterview } from '@lodestar/domain';
import type { ProgrammeDetails } from '../tools/programme-details.ts';
import { literal, type Wording } from './wording.ts';

function kindWords({ interview }: ProgrammeDetails, { texts, say }: Wording): string {
  const { interviews } = texts.details;
  if (interview === null) return interviews.none;
  const { kind } = publishedInterview(interview);
  switch (kind) {
    case 'none':
      return interviews.no;
    case 'required':
      return interviews.yes;
    case 'selective':
    case 'may':
    case 'special':
      return interviews[kind];
    case 'stated':
      return say(interviews.other, { text: literal(interview) });
  }
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
