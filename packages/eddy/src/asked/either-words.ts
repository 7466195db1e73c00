/** One or the other, or the two beside one another. */
export const EITHER =
  /(?<![a-z])(?:or|vs?|versus|compared?|between|difference|(?<!other )than|which|harder|easier|better)(?![a-z])|定|还是|抑或|(?:同|和|跟|与).*(?:比|边|哪|分别|易|难)/;

/** Whether one or the other is asked about. */
export const eitherAsked = (plain: string): boolean => EITHER.test(plain);
