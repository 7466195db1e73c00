import { eitherAsked } from '../asked/either-words.ts';
import { wordPattern } from '../asked/plain-text.ts';
import type { Aspect } from '../disciplines/discipline-file.ts';
import { disciplineMentions, disciplinesIn, disciplinesOfTalk } from '../state/disciplines-of-talk.ts';
import { THAN_IT, type Wish } from './parts.ts';

/** One of those that were spoken of one after the other is asked for. */
const WHICH = wordPattern({ en: 'which', forms: '(?:边|哪)(?:一)?(?:个|科|样|行)' });

/** The disciplines that are asked about; `isNamed`: a message names them, or some of them. */
export interface DisciplinesMeant {
  readonly ids: readonly string[];
  readonly isNamed: boolean;
}

/** The disciplines that a message names, with those of the talk that it sets them against; none: those of the talk. */
export function disciplinesMeant({ reading, context, earlier }: Wish): DisciplinesMeant {
  const named = disciplinesIn(reading, context);
  const isBeside = named.length === 1 && THAN_IT.test(reading.text);
  const isOfTalk = named.length === 0 || isBeside;
  const before = isOfTalk ? disciplinesOfTalk(context, earlier, WHICH.test(reading.text)) : [];
  return { ids: [...new Set([...before, ...named])], isNamed: named.length > 0 };
}

/** Of these fields others take something: how much statistics there is in psychology, not what statistics is like. */
const TAKEN_BY: Partial<Record<Aspect, readonly string[]>> = {
  maths: ['mathData', 'computingAi', 'physicalSciences'],
  language: ['languages'],
};

/** Without what is only asked to be in them: the others that are named, else those of the talk. */
export function ofWhom(
  { ids, isNamed }: DisciplinesMeant,
  [aspect]: readonly Aspect[],
  { context, earlier }: Wish,
): readonly string[] {
  const fields = aspect === undefined ? [] : (TAKEN_BY[aspect] ?? []);
  const { find } = context.knowledge.disciplines;
  const others = ids.filter((id) => !fields.includes(find(id)?.field ?? ''));
  if (others.length > 0 || !isNamed) return others.length > 0 ? others : ids;
  const before = disciplinesOfTalk(context, earlier, false);
  return before.length > 0 ? before : ids;
}

/** Whether what is set against one another is not all of disciplines: 體育同物理治療邊個適合我. */
export function isBesideOthers({ reading, context }: Wish): boolean {
  const { text, named } = reading;
  const mentions = disciplineMentions(reading, context);
  const isOfNone = ({ at, end }: { readonly at: number; readonly end: number }): boolean =>
    !mentions.some((one) => one.at < end && at < one.end);
  return eitherAsked(text) && mentions.length > 0 && named.topics.some(isOfNone);
}
