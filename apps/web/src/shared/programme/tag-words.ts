import type { NewProgrammeKind } from '@lodestar/domain';
import type { Interview } from './interview.ts';
import type { Wording } from './wording.ts';

/** What the interview badge says when it is opened. */
export function interviewWords(interview: Interview, { t }: Wording): string {
  switch (interview.kind) {
    case 'selective':
      return t('programme.interviewSelective');
    case 'may':
      return t('programme.interviewMayTip');
    case 'yes':
      return t('programme.interviewYes');
    case 'special':
      return t('programme.interviewSpecial');
    case 'other': {
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
