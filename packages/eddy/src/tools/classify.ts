import { gradeEntries } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { chanceWords } from '../guide/chance-words.ts';
import { whyWords } from '../guide/why-words.ts';
import { wordingIn } from '../guide/wording.ts';
import {
  type ClassifyInput,
  type ClassifyResult,
  classifyProgrammes,
  isSmall,
} from './classify-programmes.ts';
import { CODES, taking } from './input-schema.ts';
import { isProblem, readCodes } from './read-input.ts';
import { tool, withLevel } from './tool.ts';

/** Up to this level other programmes of the field are worth a look. */
const LOW = 2;

function nextOf({ programmes: [one] }: ClassifyResult, { language }: EddyContext): readonly string[] {
  if (one === undefined) return [];
  const { texts, say, subject } = wordingIn(language);
  const { code, improvement, level } = one;
  const requirements = say(texts.follow.requirements, { code });
  if (improvement !== null && isSmall(one) !== false) {
    const { subject: of, to: grade } = improvement;
    return [say(texts.follow.whatIfFor, { subject: subject(of), grade }), requirements];
  }
  const low = level !== null && level !== -1 && level <= LOW;
  return low ? [say(texts.follow.similar, { code }), requirements] : [requirements];
}

export const classify = tool({
  name: 'classify',
  describe:
    'The pupil’s own score, level (0 to 8) and place among last year’s admitted for named programmes, ' +
    'requirements not met, and the smallest step that lifts the level.',
  input: taking(
    {
      codes: CODES,
      kin: { ...CODES, description: 'others of the field, level only' },
      whether: { type: 'boolean', description: 'yes or no first' },
    },
    ['codes'],
  ),
  parse: (fields) => {
    const codes = readCodes(fields.codes ?? fields.code);
    if (isProblem(codes)) return codes;
    const kin = readCodes(fields.kin);
    if (isProblem(kin)) return kin;
    return codes.value.length === 0
      ? { problem: 'give at least one code' }
      : {
          value: {
            codes: codes.value,
            ...(kin.value.length === 0 ? {} : { kin: kin.value }),
            ...(fields.whether === true ? { whether: true } : {}),
          },
        };
  },
  run: (input: ClassifyInput, context) => classifyProgrammes(input, context),
  say: (result, { context, detailed, listed, asksWhy, asksWhether, wording }) => {
    const why = asksWhy ? (code: string) => whyWords(code, context, wording) : null;
    return chanceWords(
      result,
      gradeEntries(context.grades).length,
      { detailed, listed, why, asksWhether: asksWhether || result.whether },
      wording,
    );
  },
  grounds: ({ programmes, kin, year }) => ({ programmes: [...programmes, ...kin].map(withLevel), year }),
  followUps: nextOf,
});
