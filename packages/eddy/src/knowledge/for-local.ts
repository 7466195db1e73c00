const LOCAL = /(?<!非|不是|唔系)本地|本港|(?<![a-z-])(?<!non[- ]?)local(?:ly|s)?(?![a-z])/;
const ELSEWHERE =
  /非本地|内地|大陆|国际生|海外|(?<![a-z])(?:non-?local|mainland|international|overseas|visa)(?![a-z])/;

/** Whether an answer, by its id, is of pupils from where a plain text speaks of: what those from elsewhere pay is nothing to local ones. */
export const isOfResidence = (id: string, text: string): boolean =>
  !(id.startsWith('nonLocal') && LOCAL.test(text) && !ELSEWHERE.test(text));
