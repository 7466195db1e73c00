import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Wording } from '../../../shared/programme/wording.ts';
import type en from '../locales/en.json';

/** The words of these pages besides those that every programme is spoken of with. */
export function useProgrammesWords(): TFunction<'programmes'> {
  return useTranslation('programmes').t;
}

type Options = (typeof en)['option'];
type Named = 'funding' | 'bandB' | 'interview';

const isKeyOf = <Group extends object>(key: string, group: Group): key is string & keyof Group =>
  key in group;

/** Options that have words of their own, in the order in which they are offered. */
export const NAMED: Readonly<{ [Group in Named]: Readonly<Record<keyof Options[Group], true>> }> = {
  funding: { UGC: true, SSSDP: true, 'Self-financing': true, unknown: true },
  bandB: { offered: true, none: true, unknown: true },
  interview: { required: true, selective: true, may: true, none: true, unknown: true },
};

export function fundingWords(option: string, t: TFunction<'programmes'>): string {
  return isKeyOf(option, NAMED.funding) ? t(`option.funding.${option}`) : option;
}

export function bandBWords(option: string, t: TFunction<'programmes'>): string {
  return isKeyOf(option, NAMED.bandB) ? t(`option.bandB.${option}`) : option;
}

/** `tag`: the words of the tag that stands beside a programme. */
export function interviewWords(
  option: string,
  t: TFunction<'programmes'>,
  tag: Wording['t'] | null = null,
): string {
  if (!isKeyOf(option, NAMED.interview)) return option;
  return tag === null ? t(`option.interview.${option}`) : tag(`study.tag.${option}`);
}
