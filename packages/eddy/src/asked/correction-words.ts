/** 唔係問呢個，係問…, "I didn't ask for nursing, …": what was answered is not what was meant, and then comes what is. */
const NOT_THAT = [
  /^.{0,14}?(?:唔係|唔系|不是|冇|没有?|沒有?)(?:在)?(?:問|问|講|讲|說|说)(?:緊|紧)?[^，,。.！!？?]*?(?:[，,。.！!？?]+\s*|\s+(?=我))/u,
  /^(?:你)?(?:答錯|答错|誤會|误会|搞錯|搞错|理解錯|理解错|没回答|沒回答|冇答)[^，,。.！!？?]*[，,。.！!？?]+\s*/u,
  /^(?:i (?:didn'?t|did not|wasn'?t|was not|am not|'?m not) ask(?:ing)?|(?:that'?s|that is|that isn'?t|that's) (?:not )?(?:what i asked|about)|you (?:misunderst[a-z]+|said (?:the )?same thing|did ?n'?t answer))[^.?!,]*[.?!,]+\s*/i,
];
const MEANT =
  /^(?:(?:我|而)?(?:只|淨|净)?(?:係|是|系)?(?:想)?(?:問|问|講緊|讲紧|说的是|說的是)(?:係|是)?(?=\S{4})|i(?:'?m)? (?:just )?(?:mean|meant|asked?|asking|want to know)(?: (?:about|for|if|whether))?\s+)/iu;

/** "I asked about hku law", 我問緊港大法律: what was asked before, said once more. */
const ASKED =
  /^(?:but |no,? |hey,? )?i (?:(?:did |was )?ask(?:ed|ing)?|meant|was talking)(?: you)? (?:about|for|if|whether)\s+(?=\S{3})|^(?:但|唔係|唔系|不是)?我(?:頭先|头先|刚才|剛才|明明|之前)?(?:係|是|系)?(?:問|问)(?:緊|紧|嘅係|的是|嘅系)(?=\S{2})/iu;

/** No more than a name: what was asked before is asked of it. */
const NAME = 24;
const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

function asAskedBefore(named: string): string {
  if (named.length > NAME || /[?？]/.test(named)) return named;
  return isChinese(named) ? `${named}呢` : `what about ${named}`;
}

/** A message without the words that correct the answer before; `corrects`: there were some. */
export function withoutCorrection(message: string): { readonly text: string; readonly corrects: boolean } {
  const again = message.trim().replace(ASKED, '');
  if (again !== message.trim()) return { text: asAskedBefore(again), corrects: true };
  const rest = NOT_THAT.reduce((text, words) => text.replace(words, ''), message.trim());
  const corrects = rest !== message.trim() && rest.length > 3;
  if (!corrects) return { text: message, corrects: false };
  return { text: rest.replace(MEANT, ''), corrects };
}
