import { wordPattern } from './plain-text.ts';
import type { Reading } from './reading.ts';

/** Programmes at large, beside a field: they may be asked for. */
const PROGRAMMES = wordPattern({ en: 'programmes?|programs?|courses?', forms: '课程' });
/** Which programmes there are, or where they are taught. */
const WHICH_THERE_ARE = wordPattern({
  en: `
    which uni\\w*|who offers
    |(?:is|are) there (?:\\w+ ){0,3}(?:degrees?|majors?|places? (?:in hk |in hong kong |here )?(?:that|to|which))
    |(?:any|which|what) (?:\\w+ )?(?:programmes?|programs?|courses?|degrees|majors|unis?|universit(?:y|ies))
  `,
  forms: `
    有(?:咩|乜|什么|啲)(?:科|拣|课程)|边间|哪间|哪所|有(?:得|冇|没有)读|有关(?:嘅|的)科
    |(?:边|哪)(?:一|几)?(?:个|间|所|家|些|啲)?(?:大学|院校|学校|专业|课程|uni|u(?![a-z]))
    |(?:边|哪)(?:几)?(?:科|间|度|里|儿|个科|啲科|些科)(?:会|有|系|是)?(?:教|学到|读到|有得读|可以读)
    |有(?:冇|没有|无)[^,。?？]{0,10}(?:本科|专业|学位|学系|课程|(?:嘅|的|啲|类)科)
    |(?:边|哪)(?:度|里|儿|处)(?:有|读)|(?:类|嗰啲|那些|这些|呢啲)呢? ?有(?:冇|没有|无)
  `,
});
/** One by its name, whatever that is of. */
const ONE_NAMED = wordPattern({
  en: 'is there (?:a|any) (?:programme|program|degree|course|major)(?: (?:called|named|in|of|on))?',
  forms: '有(?:冇|没有)(?:一|个)*(?:课程|科|专业)叫',
});

/** Whether a message asks in so many words which programmes there are of a field that it names. */
export const asksWhichProgrammes = ({ named, text }: Reading): boolean =>
  named.topics.length > 0 && WHICH_THERE_ARE.test(text);

/** Whether programmes of a field that is named may be asked for, or one by its name. */
export const seeksProgrammes = (reading: Reading): boolean => {
  const { named, text } = reading;
  const isOfField = named.topics.length > 0 && PROGRAMMES.test(text);
  return ONE_NAMED.test(text) || isOfField || asksWhichProgrammes(reading);
};
