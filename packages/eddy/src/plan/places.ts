import { detailCalls } from '../asked/decide.ts';
import { wordPattern } from '../asked/plain-text.ts';
import { namedPlaces, ownPlaces } from '../state/own-places.ts';
import { placeNamed, pointedAt } from '../state/pointed-at.ts';
import { NO_CONDITIONS } from '../tools/conditions.ts';
import type { Understanding } from '../understanding.ts';
import { classifyCalls, lookUp, meant, type Wish } from './parts.ts';

/** "On my list", 名單上: a place is counted there. */
const ON_LIST =
  /(?<![a-z])(?:on|of|in|from) (?:my|the|his|her) (?:jupas )?(?:list|choices)(?![a-z])|(?:我|佢|她|他)?(?:嘅|的|个|张)?(?:志愿表?|名单|list|choices?)(?:上|里面?|入面|度)?(?:嘅|的)?/g;
/** "And the first one?", 第二個呢: asks nothing but where one stands there. */
const BARE_PLACE =
  /^(?:(?:ok|so|and|then|but|even|not even|what about|how about)\s+|连|甚至|咁|那么?|同埋|又)*(?:(?:the |my )?(?:first|second|third|fourth|fifth|sixth|last|other|that|1st|2nd|3rd|[4-6]th)(?: one)?|第 ?[一二三四五六1-6](?:个|科|间)?|(?:嗰|那|最后)(?:一)?(?:个|科|间))\s*(?:then|呢|又点|点样|怎么样|怎样|如何)?[?？!. ]*$/;

/** "And the third on my list?", 第二個呢: where one stands at it. */
export function barePlace(wish: Wish): Understanding | null {
  const { reading, earlier } = wish;
  const isBare = BARE_PLACE.test(reading.text) || BARE_PLACE.test(reading.text.replace(ON_LIST, ' ').trim());
  if (earlier.length === 0 || !isBare) return null;
  return lookUp(classifyCalls(meant(wish).slice(0, 1)));
}

/** "Swap the 1st one for something realistic", 第一個換做穩啲嘅: what could take the place of a choice. */
const SWAPPED_FOR = wordPattern({
  en: `
    (?:swap|replace|exchange|switch|change)(?: \\w+){1,5} (?:for|with|to|into) (?:sth|smth|something|some|another|a|an|one|what)
    |(?:what|which|suggest|recommend)(?: \\w+){0,5} (?:replace|swap|instead of|in place of)
  `,
  forms:
    '(?:换|改|调)(?:咗|走|掉|成|做|个|过|到|去|为|第)[^。]{0,12}(?:稳|易|现实|实际|低分|近|第二|另|其他|别的|啲|一点|咩|乜|什么|边|哪)|(?:换|代替|取代)[^。]{0,6}(?:咩|乜|什么|边|哪)',
});

/** The one choice that a message names by its place, its name or its code. */
function oneChosen(wish: Wish): string | null {
  const { reading, context } = wish;
  const place = placeNamed(wish.text);
  const places = ownPlaces(reading.text, context.choices);
  const counted = place === null ? [] : context.choices.slice(place - 1, place);
  const named = reading.named.codes.filter((code) => context.choices.includes(code));
  const pointed = pointedAt(wish.text, reading, context, wish.earlier).filter((one) =>
    context.choices.includes(one),
  );
  const [code, ...others] = [places, counted, named, pointed].find((codes) => codes.length > 0) ?? [];
  return others.length > 0 ? null : (code ?? null);
}

/** Of the field named, else of that of the choice that goes: what the grades reach, the surest first, and not on the list yet. */
export function replaced(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  if (!SWAPPED_FOR.test(reading.text)) return null;
  const gone = oneChosen(wish);
  if (gone === null || reading.named.codes.some((code) => code !== gone)) return null;
  const [search] = reading.named.searches;
  const category = context.catalogue.find(gone)?.category ?? null;
  const field = search === undefined ? { category } : { query: search.query, category: search.category };
  if (field.category === null && !field.query) return null;
  const { institutions } = reading.named;
  const conditions = { ...NO_CONDITIONS, ...field, institutions, except: context.choices };
  return lookUp([{ tool: 'find_programmes', input: { ...conditions, order: 'level', lowest: false } }]);
}

const AWAY = wordPattern({
  en: `
    (?:if|what if|say|suppose)(?: \\w+){0,3} (?:drop|remove|delete|take|took|cut|scrap|pull|dropped|removed|deleted|give up)(?: (?:out|away|off))?(?: \\w+){0,4}
    |without (?:my|the) (?:first|second|third|fourth|fifth|sixth|top|last|1st|2nd|3rd|[4-6]th)
  `,
  forms:
    '(?:如果|要是|假如|若|万一)[^。]{0,4}(?:抽|删|拎|拿|攞|踢|剔|唔要|不要|取消|去掉|飞|del)(?:走|咗|掉|出|了|起)?',
});

/** "If I take out my first, who moves up", 抽走第一個: the list without it. */
export function withoutChoice(wish: Wish): Understanding | null {
  const { reading, context } = wish;
  if (!AWAY.test(reading.text) || SWAPPED_FOR.test(reading.text)) return null;
  const gone = oneChosen(wish);
  if (gone === null || context.choices.length < 2) return null;
  return lookUp([{ tool: 'order_advice', input: { codes: [], about: 'rank', without: [gone] } }]);
}

/** What is changed on a list, or where something stands there. */
const CHANGES =
  /(?<![a-z])(?:change|swap|switch|replace|drop|remove|delete|keep|move|put|place|order|add)(?![a-z])|换|改|调|删|留|移|摆|放|排|加|走/;

const OR = /(?<![a-z])or(?![a-z])|定|还是|抑或/;

const OF_STANDING =
  /(?<![a-z])(?:chances?|risky|safe|realistic|get in|far|hard|level|score)(?![a-z])|机会|稳|风险|够|得入|入到|入得|几成|几多分|分数|难/;

/** A choice named by its place, and nothing changed there: what is asked is asked of it, and not of the whole list. */
export function ofOnePlace({ reading, context }: Wish): Understanding | null {
  const places = namedPlaces(reading.text, context.choices);
  if (places.length !== 1 || OR.test(reading.text) || CHANGES.test(reading.text)) return null;
  const judged = classifyCalls(places);
  if (OF_STANDING.test(reading.text)) return lookUp(judged);
  return lookUp([...detailCalls(places), ...judged], ['content', 'interview', 'documents']);
}
