import {
  ELECTIVE_SUBJECTS,
  type Facet,
  FEE_STEPS,
  type FieldNames,
  INSTITUTIONS,
  INTERVIEW_KINDS,
  LEVELS,
  levelName,
} from '@lodestar/domain';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { fieldName } from '../../../shared/programme/field-words.ts';
import { shortName } from '../../../shared/programme/subject-words.ts';
import { useWording, type Wording } from '../../../shared/programme/wording.ts';
import { bandBWords, fundingWords, interviewWords, NAMED, useProgrammesWords } from './fact-words.ts';

function feeOption(option: string, t: TFunction<'programmes'>, wording: Wording): string {
  const amount = wording.t('study.dollars', { amount: wording.number(Number(option.replace(/\D/g, ''))) });
  if (option.startsWith('upTo')) return t('option.feeUpTo', { amount });
  return option.startsWith('over') ? t('option.feeOver', { amount }) : t('option.feeUnknown');
}

function levelOption(option: string, { language }: Wording): string {
  const level = LEVELS.find((one) => String(one) === option);
  return levelName(level ?? -1, level === undefined ? 'noPublishedScores' : null, language);
}

function durationOption(option: string, t: TFunction<'programmes'>, wording: Wording): string {
  return option === 'unknown'
    ? t('option.durationUnknown')
    : wording.t('programme.years', { count: Number(option) });
}

/** An option in words. `alone`: it stands away from the heading of its facet. */
export type OptionWords = (facet: Facet, option: string, alone?: boolean) => string;

function optionWords(t: TFunction<'programmes'>, wording: Wording, guide: FieldNames): OptionWords {
  return (facet, option, alone = false) => {
    switch (facet) {
      case 'field':
        return fieldName(option, guide, wording);
      case 'institution': {
        const code = INSTITUTIONS.find((one) => one === option);
        return code === undefined ? option : wording.t(`institution.${code}`);
      }
      case 'funding':
        return fundingWords(option, t);
      case 'bandB':
        return bandBWords(option, t);
      case 'interview':
        return interviewWords(option, t, alone ? wording.t : null);
      case 'level':
        return levelOption(option, wording);
      case 'duration':
        return durationOption(option, t, wording);
      case 'fee':
        return feeOption(option, t, wording);
      case 'without':
      case 'counts': {
        const subject = shortName(option, wording);
        return alone ? t(`option.${facet}`, { subject }) : subject;
      }
      case 'new':
        return t('option.new');
    }
  };
}

export function useOptionWords(guide: FieldNames): OptionWords {
  const t = useProgrammesWords();
  const wording = useWording();
  return useMemo(() => optionWords(t, wording, guide), [t, wording, guide]);
}

const FEE_OPTIONS = [...FEE_STEPS.map((most) => `upTo${most}`), `over${FEE_STEPS.at(-1)}`, 'unknown'];

/** The order in which the options of a facet stand. */
export function optionOrder(facet: Facet, guide: FieldNames): readonly string[] {
  switch (facet) {
    case 'field':
      return guide.file.fields.map(({ id }) => id);
    case 'institution':
      return INSTITUTIONS;
    case 'funding':
      return Object.keys(NAMED.funding);
    case 'level':
      return [...LEVELS.map(String), 'none'];
    case 'interview':
      return [...[...INTERVIEW_KINDS].reverse(), 'unknown'];
    case 'bandB':
      return Object.keys(NAMED.bandB);
    case 'duration':
      return ['2', '3', '4', '5', '6', '7', 'unknown'];
    case 'fee':
      return FEE_OPTIONS;
    case 'without':
    case 'counts':
      return ELECTIVE_SUBJECTS;
    case 'new':
      return ['new'];
  }
}
