/** Phrases that are read as one word, by the concept that they then have. */
export const PHRASES: Readonly<Record<string, readonly string[]>> = {
  SUICIDE: ['KILL SELF', 'END ~1 SELF', 'DIE ~1 SELF', 'END ~1 MY? LIFE'],
  GONE_WORD: ['NOT here|around|在度|在這裡'],
  SEX: ['發生 ~1 關係'],
  NOLIFE: [
    'NOT LIVE',
    'NOT WILL LIVE',
    'NOT think|expect|see|plan|ask|believe|覺得 ~3 LIVE',
    'NOT exist|born|alive',
    'NOT 在 人世|世',
  ],
  GONE: [
    'GONE_WORD ~2 FOREVER',
    'FOREVER ~1 GONE_WORD|LEAVE',
    'LEAVE|GONE_WORD|END|BYE ~1 世界|人世|world|人間',
    'SLEEP ~1 FOREVER',
    'FOREVER ~1 SLEEP',
    'SLEEP ~3 NOT ~2 WAKE|GO_ON',
    'JUMP|STEP_OVER ~3 HEIGHT|TRACKS',
    'HEIGHT|TRACKS ~3 JUMP|STEP_OVER',
    '世界|這個世界|人世|world|人間 ~2 BYE',
    'TRACKS ~3 RUN_OVER',
    'RUN_OVER by? ~1 TRACKS',
  ],
};
