import { interestsOf } from '@lodestar/domain';
import { fears, saysHowItFeels, tellsWhatWeighs } from '../asked/what-weighs.ts';
import type { IntentGuess } from '../classifier/read-intent.ts';
import { isFeeling } from '../intents.ts';
import type { Wish } from './parts.ts';

/** From these shares on a guess needs no word that bears it out. */
const PLAINLY = { felt: 0.3, own: 0.2, liked: 0.15 } as const;

const OF_OWN = /^(?:list_|my_|chance_of_any$)/;
/** What is said of one's own list, chances or grades. */
const OWN_WORDS =
  /(?<![a-z])(?:lists?|choices?|[a-e]\d|bands?|order|rank\w*|chances?|scores?|grades?|points?|marks?|levels?|offers?|get in|safe\w*|risky|reach|odds|likely|add|drop|move|swap|remove|replace|delete|top|first|last|strengths?|abilit\w*)(?![a-z])|志愿|名单|表|单|次序|排|组别|机会|机率|几率|分|成绩|级|入到|收我|稳|保底|夢|梦|加|减|换|删|第|擺|摆|放|强|弱|能力/;

/** Whether the guide of fields knows anything of what is said. */
function namesLiking({ text, reading, context }: Wish): boolean {
  const { likes, dislikes, topics, careers } = interestsOf(context.fields, [text]);
  return reading.named.topics.length + likes.length + dislikes.length + topics.length + careers.length > 0;
}

/**
 * Whether a guess stands: a small one at a feeling, at what is liked or at one's own list is worth something only where a word of the message
 * bears it out. "Convince me not to do law" tells of nothing that weighs.
 */
export function isBorneOut({ intent, share }: IntentGuess, wish: Wish): boolean {
  const { text, named, grades } = wish.reading;
  if (isFeeling(intent))
    return share >= PLAINLY.felt || tellsWhatWeighs(text) || fears(text) || saysHowItFeels(text) !== null;
  if (intent === 'find_by_interest') return share >= PLAINLY.liked || namesLiking(wish);
  if (!OF_OWN.test(intent) || share >= PLAINLY.own) return true;
  return named.codes.length + named.institutions.length + grades.mentions.length > 0 || OWN_WORDS.test(text);
}
