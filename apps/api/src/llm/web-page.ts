const PAGE = /^\s*(```html\s*)?<(!doctype|html|head|body)\b/i;
/** Longest beginning that leaves it open: three backticks, the word, white space, and the tag. */
const OPEN = 24;

/** Whether a text is a web page, which a model gives when it is none or is told to. */
export const looksLikeAPage = (text: string) => PAGE.test(text);

/** Whether a text may yet turn out to be one: blank so far, or a short beginning with a bracket or a fence. */
export const mayBecomeAPage = (text: string) =>
  text.trim() === '' || (/^\s*[<`]/.test(text) && text.trim().length < OPEN);
