import {
  type InterviewArrangement,
  type NewProgrammeKind,
  type Programme,
  type PublishedInterview,
  publishedInterview,
  type SourceGroup,
} from '@lodestar/domain';
import type { Wording } from './wording.ts';

/** One of the facts about studying a programme, and the document it was read from. */
interface StudyLine {
  readonly key: 'length' | 'fee' | 'interview' | 'documents';
  readonly label: string;
  readonly text: string;
  /** Null where nothing was found. */
  readonly source: string | null;
}

/** The length in words, those of the file where it has no number; null where it was not found. */
export function lengthWords(
  { duration_years: years, duration_basis: basis, duration }: Programme,
  { t }: Wording,
): string | null {
  if (years === null) return duration;
  return basis === 'institutionRule'
    ? t('study.normally', { count: years })
    : t('programme.years', { count: years });
}

function dollars(amount: number, { t, number }: Wording): string {
  return t('study.dollars', { amount: number(amount) });
}

/** The first year's fee in words, with what remains after a subsidy; null where it was not found. */
export function feeWords(programme: Programme, wording: Wording): string | null {
  const { first_year_fee_hkd: fee, fee_after_subsidy_hkd: paid, subsidy_scheme: scheme } = programme;
  if (fee === null) return null;
  const { t } = wording;
  const whole =
    paid === null
      ? dollars(fee, wording)
      : t('study.subsidised', { fee: dollars(fee, wording), paid: dollars(paid, wording), scheme });
  return programme.fee_provisional === true ? t('study.provisional', { fee: whole }) : whole;
}

/** The fee as a card has room for it: what a local pupil pays of the first year. */
export function shortFeeWords(programme: Programme, wording: Wording): string | null {
  const { first_year_fee_hkd: fee, fee_after_subsidy_hkd: paid } = programme;
  if (fee === null) return null;
  const { t } = wording;
  const amount = dollars(paid ?? fee, wording);
  const shown = programme.fee_provisional === true ? t('study.provisional', { fee: amount }) : amount;
  return t(paid === null ? 'study.feeTag' : 'study.feeTagSubsidised', { fee: shown });
}

function arrangementWords(arrangement: InterviewArrangement, wording: Wording): string {
  const { t, language } = wording;
  const { kind, rounds, band_a: band, general, note } = arrangement;
  const [round] = rounds;
  return wording.sentences([
    kind === 'none'
      ? t('study.kind.none')
      : t(`study.kind.${kind}`, { forms: formWords(arrangement, wording) }),
    ...(round === undefined ? [] : [t(`study.rounds.${rounds.length > 1 ? 'both' : round}`)]),
    ...(band === null ? [] : [t(`study.band.${band}`)]),
    ...(note === null ? [] : [note[language]]),
    ...(general ? [t('study.general')] : []),
  ]);
}

/** What applicants are judged by: an interview where no form is named. */
export function formWords({ forms }: Pick<InterviewArrangement, 'forms'>, { t, list }: Wording): string {
  return list((forms.length === 0 ? ['interview' as const] : forms).map((form) => t(`study.form.${form}`)));
}

/** The interview in words, or that none was found. */
export function selectionWords(programme: Programme, wording: Wording): string {
  const { interview_arrangement: arrangement, interview: published } = programme;
  if (arrangement !== null) return arrangementWords(arrangement, wording);
  if (published === null) return wording.t('study.interviewNotFound');
  return publishedInterviewWords(publishedInterview(published), wording);
}

/** The documents in words; null where none was found. */
export function documentWords({ documents }: Programme, { t, language, marks }: Wording): string | null {
  if (documents === null) return null;
  return documents
    .map(({ need, text }) => t(`study.need.${need}`, { text: text[language] }))
    .join(marks.phrases);
}

/** Length, fee, interview and documents, each with its source; what was not found is said as that. */
export function studyLines(programme: Programme, wording: Wording): readonly StudyLine[] {
  const { t, capitalised } = wording;
  const line = (key: StudyLine['key'], group: SourceGroup, text: string | null): StudyLine => ({
    key,
    label: t(`study.${key}`),
    text: capitalised(text ?? t('study.notFound')),
    source: programme.source[group]?.name ?? null,
  });
  return [
    line('length', 'duration', lengthWords(programme, wording)),
    line('fee', 'fee', feeWords(programme, wording)),
    line('interview', 'interview', selectionWords(programme, wording)),
    line('documents', 'documents', documentWords(programme, wording)),
  ];
}

/** What is said of an interview that is known by its published words alone. */
export function publishedInterviewWords(interview: PublishedInterview, { t }: Wording): string {
  switch (interview.kind) {
    case 'none':
      return t('study.kind.none');
    case 'selective':
      return t('programme.interviewSelective');
    case 'may':
      return t('programme.interviewMayTip');
    case 'required':
      return t('programme.interviewYes');
    case 'special':
      return t('programme.interviewSpecial');
    case 'stated': {
      const { text, details } = interview;
      const whole = details === null ? text : t('programme.interviewDetails', { text, details });
      return t('programme.interviewOther', { text: whole });
    }
  }
}

const NEW_WORDS = {
  'No Estimation': 'newNone',
  'By Restructure': 'newRestructure',
  'By Expected Score': 'newExpected',
  'By Similar Programme': 'newSimilar',
} as const satisfies Record<NewProgrammeKind, string>;

/** What the New badge says when it is opened: with what the programme can be compared. */
export function newProgrammeWords(kind: NewProgrammeKind | null, { t }: Wording): string {
  return t(`programme.${kind === null ? 'newPlain' : NEW_WORDS[kind]}`);
}
