import { wordPattern } from './plain-text.ts';

export type SmallTalk = 'greeting' | 'thanks' | 'about';

/** What is said rather than asked; only where nothing else stands beside it. */
const GREETING = wordPattern({
  en: "hi+|hello+|hey+|yo|hiya|good (?:morning|afternoon|evening|day)|greetings|sup|what'?s up",
  zh: '你好 您好 哈囉 哈佬 哈羅 嗨 早晨 早安 午安 晚安 喂',
});
const THANKS = wordPattern({
  en: `
    thanks?(?: you)?(?: so much| a lot| very much)?|thx|ty|cheers|great|cool|nice|ok(?:ay)?|got it|i see
    |bye(?: ?bye)?|see you|awesome|perfect|good
  `,
  zh: '唔該晒 唔該 多謝晒 多謝 謝謝 感謝 thank 明白 收到 好的 好呀 ok 知道了 知道喇 再見 拜拜 辛苦',
});
const ABOUT = wordPattern({
  en: `
    (?:who|what) are you|are you (?:an? )?(?:a\\.?i\\.?|human|real|robot|bot|person)
    |what (?:can|do) you (?:do|know|help)|what can i ask|how (?:can|do) you (?:help|work)|help|your name
    |how does this work
  `,
  zh: `
    你係ai 你是ai 你是不是ai 你係咪 你是誰 你係邊個 你係咩 你是什麼 你是甚麼 你叫咩名 你叫什麼 你識咩 你識做咩
    你識啲咩 你會什麼 你可以做什麼 你可以做咩 你能做什麼 你可以幫我什麼 你可以幫我做咩 你能幫我什麼 可以問你咩
    可以問什麼 可以問咩 點用 怎樣用 怎麼用 真人 機械人 機器人 係咪ai 是不是ai
  `,
});
/** Beyond these words a message asks something. */
const FILLER = new RegExp(
  [
    String.raw`[\s!?.,~。，！？～、…:;)(\p{Extended_Pictographic}]+`,
    '(?<![a-z])(?:eddy|there|so much|a lot|very much|you|pls|please|bot|sir|miss|everyone|all|then|and|for|the' +
      '|your|that|help|this|was|is|really|useful|helpful)(?![a-z])',
    '呀|啊|喇|啦|嘅|了|的|晒|你|我|先|囉|哦|噢|吖|呢|幫手|帮手|帮忙|eddy',
  ].join('|'),
  'gu',
);

const without = (text: string, pattern: RegExp): string =>
  text.replace(new RegExp(pattern.source, 'gu'), ' ').replace(FILLER, '');

/** A greeting, thanks, or a question about the guide itself; null when something else is asked. */
export function smallTalk(text: string): SmallTalk | null {
  if (ABOUT.test(text) && without(text, ABOUT).length <= 12) return 'about';
  if (GREETING.test(text) && without(text, GREETING) === '') return 'greeting';
  if (THANKS.test(text) && without(text, THANKS) === '') return 'thanks';
  return GREETING.test(text) && THANKS.test(text) && without(without(text, GREETING), THANKS) === ''
    ? 'greeting'
    : null;
}
