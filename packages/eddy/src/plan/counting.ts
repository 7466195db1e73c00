import { LEVELS } from '@lodestar/domain';
import { detailCalls } from '../asked/decide.ts';
import { hasEnoughGrades, isAboveMedian } from '../standing.ts';
import { focusOf } from '../state/spoken-of.ts';
import type { Understanding } from '../understanding.ts';
import { lookUp, none, type Wish } from './parts.ts';
import { finding } from './search.ts';

const ALL_THERE_ARE =
  /(?<![a-z])(?:programmes?|programs?|degrees?|courses?|choices)(?![a-z])|课程|专业|学位|几多科|多少科/;

/** "How many schools have physio", 幾多間大學有獸醫: of those who offer it, not of places there. */
const OFFERED_BY =
  /(?<![a-z])how many (?:\w+ )?(?:schools?|unis?|universit(?:y|ies)|places|institutions?)(?: \w+)? (?:have|has|offer|teach|do|run|got)(?![a-z])|(?<![a-z])is there (?:only|just) (?:one|1) (?:place|uni\w*|school)(?![a-z])|(?:几|多少|几多)(?:间|所|个)(?:大学|院校|学校|uni|u)?(?:有|开|提供|教|读到|可以读)/;

export function offeredBy({ reading }: Wish): Understanding | null {
  const [search, ...others] = reading.named.searches;
  const isOfOne = search !== undefined && others.length === 0 && OFFERED_BY.test(reading.text);
  return isOfOne ? lookUp([{ tool: 'search_programmes', input: search }]) : null;
}

/** Whether those are counted that one's grades get into. */
const TAKE_ME =
  /(?:take[ns]?|taken|accept(?:s|ed)?|admit(?:s|ted)?|want) me(?![a-z])|(?<![a-z])(?:i|he|she) (?:can|could|would|might) (?:get into|get in|enter|reach)|收(?:到)?我|(?:我|佢)(?:入|读|进|上)(?:得)?到|够分|够得着/;

/** Of one's own list; of the programme that the talk is of; else of all there are. */
export function countOf(wish: Wish): Understanding | null {
  const { reading, context, earlier } = wish;
  const { topics, institutions } = reading.named;
  if (reading.has('list')) return lookUp([{ tool: 'my_list', input: none }]);
  const namesNothing = topics.length + institutions.length === 0 && !ALL_THERE_ARE.test(reading.text);
  const focus = namesNothing ? focusOf(earlier, context) : [];
  if (focus.length > 0) return lookUp(detailCalls(focus.slice(0, 1)), ['intake', 'competition']);
  const plan = finding('catalogue_count')(wish);
  const isOfReach = TAKE_ME.test(reading.text) && hasEnoughGrades(context.grades);
  // How many would take somebody: those whose median the grades reach.
  const levels = isOfReach ? LEVELS.filter(isAboveMedian) : [];
  return plan === null || levels.length === 0
    ? plan
    : {
        ...plan,
        calls: plan.calls.map((call) =>
          call.tool === 'count' ? { ...call, input: { ...call.input, levels } } : call,
        ),
      };
}
