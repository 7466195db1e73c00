/** Laughter, in words or signs. */
const LAUGHS =
  /(?<![a-z])(?:lol+|lmf?ao+|rofl|(?:ha){2,}h?|he(?:he)+|xd+|jk)(?![a-z])|哈{2,}|嘻{2,}|笑死|233+|[😂🤣😆😹😏🫠]/u;
/** Said of what weighs, also by whoever laughs about it. */
const HEAVY =
  /(?<![a-z])(?:cr(?:y|ies|ied|ying)|tears|scared|afraid|terrified|hate|hopeless|worthless|useless|depress\w*|panic\w*|can'?t sleep|alone|exhausted|stress\w*|failed|dead|die|sad|hurts?)(?![a-z])|哭|喊(?=咗|左|到|住|出)|睡不着|瞓唔着|训唔着|死(?![啦喇咗火])|绝望|崩溃|难受|难过|伤心|压力|好惊|好怕|害怕|辛苦|顶唔顺|冇用|没用|废/;

/** Whether a plain text laughs about what it tells, and tells nothing that weighs. */
export const isLight = (plain: string): boolean =>
  LAUGHS.test(plain) && !HEAVY.test(plain.replace(LAUGHS, ' '));
