import { levelExplained, levelName } from '../../../../shared/programme/level-words.ts';
import { useWording, type Wording } from '../../../../shared/programme/wording.ts';
import { plainSentences } from '../../model/plain-sentence.ts';
import type { Receipt } from '../../model/receipt.ts';
import { BoldText } from './bold-text.tsx';

function certainty(
  { classification: { classification: level, reason, statistics } }: Receipt,
  wording: Wording,
) {
  const { t, number } = wording;
  const { year, percentile, movement } = statistics;
  const sentences: string[] = [];
  if (level !== -1 && reason === null) {
    const words = { level: levelName(level, reason, wording), explained: levelExplained(level, wording) };
    sentences.push(t('receipt.meaning', words));
  }
  if (percentile !== null && year !== null) {
    sentences.push(
      t('receipt.position', { percent: Math.min(99, Math.max(1, Math.round(percentile))), year }),
    );
  }
  if (movement !== null) sentences.push(t('receipt.movement', { points: number(movement, 1) }));
  return wording.sentences(sentences);
}

/** What the level comes to, and how sure it is. */
export function PlainWords({ receipt }: { readonly receipt: Receipt }) {
  const wording = useWording();
  const plain = plainSentences(receipt.programme, receipt.classification, wording);
  const texts = plain.map(({ key, values }) => wording.t(`receipt.sentence.${key}`, values));
  return (
    <>
      <p className="leading-snug">
        <BoldText text={wording.sentences(texts)} />
      </p>
      <p className="mt-2 text-ink-2 text-sm leading-snug empty:hidden">{certainty(receipt, wording)}</p>
    </>
  );
}
