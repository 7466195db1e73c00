import type { InstitutionCode } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { stretchesOf } from './longest-mentions.ts';
import { wordPattern } from './plain-text.ts';

/** Several institutions by one word, and where it stands in a text. */
export interface InstitutionSet {
  readonly institutions: readonly InstitutionCode[];
  readonly at: number;
  readonly end: number;
}

/** The eight that the University Grants Committee funds: 八大, "the big eight", "UGC universities". */
const FUNDED = wordPattern(
  {
    en: `
      (?:the )?(?:(?:big|main|top|public|local) )?(?:eight|8) (?:(?:ugc|public|publicly[- ]funded|government|govt|funded|main|local)[- ]?(?:funded )?)?(?:unis?|universit(?:y|ies)|institutions?)
      |(?:the )?big (?:eight|8)|ugc(?:[- ]funded)?(?: (?:unis?|universit(?:y|ies)|institutions?|ones?))
      |(?:public|publicly[- ]funded|government[- ]funded|funded) (?:unis?|universit(?:y|ies))
    `,
    forms:
      '(?<![第十])(?:八|8)(?:间)?(?:大(?!学[生位])(?:院校)?(?:大学)?|间(?:ugc|资助)?(?:大学|院校|u))|(?:教资会|ugc)(?:资助)?(?:的|嘅)?(?:大学|院校)|(?<!自)资助(?:的|嘅)?(?:大学|院校)|公立(?:的|嘅)?(?:大学|院校)',
  },
  'g',
);

/** The institutions with programmes that the University Grants Committee funds this year. */
export function fundedInstitutions({ programmes }: EddyContext['catalogue']): readonly InstitutionCode[] {
  const funded = programmes.flatMap(({ funding, institution }) => (funding === 'UGC' ? [institution] : []));
  return [...new Set(funded)];
}

/** The sets named in a text; who belongs to one is read from what the year's programmes are funded by. */
export function institutionSets(text: string, { catalogue }: EddyContext): readonly InstitutionSet[] {
  const named = stretchesOf(text, FUNDED);
  if (named.length === 0) return [];
  const institutions = fundedInstitutions(catalogue);
  return named.map((stretch) => ({ institutions, ...stretch }));
}
