import { ASPECTS, type Aspect } from '../disciplines/discipline-file.ts';
import { inFieldQuestion } from '../guide/condition-words.ts';
import { disciplinesWords } from '../guide/discipline-words.ts';
import { type DisciplinesInput, disciplinesTold } from './disciplines-told.ts';
import { taking } from './input-schema.ts';
import { isProblem, listOf, oneOf } from './read-input.ts';
import { type Read, tool } from './tool.ts';
import { TOOL_LIMITS } from './tool-limits.ts';

const MOST_NAME = 60;

function readNames(given: unknown): Read<readonly string[]> {
  const names = listOf(given).flatMap((one) =>
    typeof one === 'string' && one.trim() !== '' ? [one.trim().slice(0, MOST_NAME)] : [],
  );
  const { disciplines } = TOOL_LIMITS;
  return names.length === 0 || names.length > disciplines
    ? { problem: `give 1 to ${disciplines} disciplines` }
    : { value: [...new Set(names)] };
}

function readAspects(given: unknown): Read<readonly Aspect[]> {
  const all = listOf(given).map((one) => oneOf(ASPECTS, one));
  const known = [...new Set(all.filter((one) => one !== undefined))];
  const { aspects } = TOOL_LIMITS;
  return all.includes(undefined) || known.length === 0 || known.length > aspects
    ? { problem: `aspects: 1 to ${aspects} of ${ASPECTS.join(', ')}` }
    : { value: known };
}

export const aboutDisciplines = tool({
  name: 'about_disciplines',
  describe:
    'Notes in words on one to three disciplines such as physiotherapy, accounting or surveying, and the work after ' +
    'them: what one learns (content), a week of study (week), what is hard or dull (hard), whom it suits (suits), ' +
    'talking with people (people), maths and coding (maths), reading and writing (language), hands-on, outdoor or ' +
    'emotional strain (body), first jobs (jobs), a working day and pay in words (work), registration (road), outlook ' +
    '(future). No figures.',
  input: taking(
    {
      disciplines: { type: 'array', items: { type: 'string' }, maxItems: TOOL_LIMITS.disciplines },
      aspects: {
        type: 'array',
        items: { type: 'string', enum: ASPECTS },
        maxItems: TOOL_LIMITS.aspects,
      },
    },
    ['disciplines', 'aspects'],
  ),
  parse: (fields): Read<DisciplinesInput> => {
    const disciplines = readNames(fields.disciplines);
    if (isProblem(disciplines)) return disciplines;
    const aspects = readAspects(fields.aspects);
    if (isProblem(aspects)) return aspects;
    return { value: { disciplines: disciplines.value, aspects: aspects.value } };
  },
  run: disciplinesTold,
  say: (result, { wording }) => disciplinesWords(result, wording),
  grounds: () => ({ programmes: [], year: null }),
  followUps: ({ told }, context) => [...new Set(told.map(({ field }) => inFieldQuestion(field, context)))],
});
