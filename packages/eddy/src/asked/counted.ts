const CHINESE = { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8 } as const;

/** Numbers by their words, small and simplified. */
export const NUMBERS: Readonly<Record<string, number>> = {
  ...CHINESE,
  十: 10,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
};

/** Places by their words. */
export const COUNTED: Readonly<Record<string, number>> = {
  ...CHINESE,
  top: 1,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
  '6th': 6,
};
