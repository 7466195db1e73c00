import { levelNamed } from './level-words.ts';
import { wordPattern } from './plain-text.ts';
import type { Reading } from './reading.ts';

/** Of years and people at large, or of what others say, and so of no place of one's own. */
const AT_LARGE = wordPattern({
  en: `
    every year|each year|year (?:to|by|after) year|change[sd]? (?:every|each|so)|always|(?:people|ppl|they|some) (?:say|think|call|tell|hate|love|want|choose|look|keep|go|always)|every(?:one|body)|usually|in general
    |(?:do|does|did) (?:the )?(?:uni\\w*|schools?|medians?|scores?|programmes?|courses?)
    |(?:so |that )?(?:important|matters?|bother|necessary|compulsory)|the point of
  `,
  forms:
    '每年|逐年|年年|历年|每次|通常|一般来说|人哋|人家|别人|大家|d人|啲人|有人|人人|(?:好|很|咁|这么|那么|那麽)?(?:紧要|重要)|规定|要求要',
});

/** "Why" with nothing else: 點解嘅, "but why tho". */
const BARE =
  /^(?:(?:ok|but|and|so|wait|huh|eh|hm+|吓|咁|那么?|但|但系|但是)[\s,，]*)*(?:why|how come|y|为什么|为啥|为何|点解|理由|原因)(?:\s*(?:so|is|is that|that|tho|though|not|的|嘅|呢|呀|啊|㗎|嘎|会这样|会咁|咁讲|这么说|这样))*[\s?？!.…]*$/;

/**
 * Whether a "why" asks for an explanation of the world rather than for the reasons of what was just told: "why does the
 * median change every year", 點解人哋話係坑.
 */
export function asksWhyAtLarge({ text, named }: Pick<Reading, 'text' | 'named'>): boolean {
  if (named.codes.length > 0 || levelNamed(text) !== null || BARE.test(text.trim())) return false;
  return AT_LARGE.test(text);
}
