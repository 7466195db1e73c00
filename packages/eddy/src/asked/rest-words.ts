/** "The other two", 另外兩個, 其餘: those that the talk was not of. */
export const REST =
  /(?<![a-z])the (?:other (?:two|three|four|five|ones)|others|rest|remaining(?: \w+)?)(?![a-z])|(?:另外|其他|其它|剩(?:低|返|下))(?:嗰|那)?(?:两|三|四|五|几)?(?:个|科|间|啲|些)|其余/;
