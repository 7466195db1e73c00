import { useWording } from '../../../../shared/programme/wording.ts';
import type { Receipt as ReceiptData } from '../../model/receipt.ts';
import { CountedTable } from './counted-table.tsx';
import { FormulaWords } from './formula-words.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { PlainWords } from './plain-words.tsx';
import { PublishedScores } from './published-scores.tsx';
import { RequirementList } from './requirement-list.tsx';
import { ScoreCurve } from './score-curve.tsx';
import { SourceNotes } from './source-notes.tsx';
import { StepUpNote } from './step-up-note.tsx';

interface ReceiptProps {
  readonly id: string;
  readonly receipt: ReceiptData;
}

/** How a level was worked out, from one plain sentence down to the sources. */
export function Receipt({ id, receipt }: ReceiptProps) {
  const { t } = useWording();
  const { programme, classification, curve, stepUp } = receipt;
  return (
    <section
      id={id}
      aria-label={t('receipt.label', { code: programme.code })}
      data-level={classification.classification}
      className="max-w-100 rounded-2 rounded-t-1 border border-line border-t-[3px] border-t-level bg-paper p-4 [&_h4]:mt-5 [&_h4]:mb-1 [&_h4]:font-strong [&_h4]:text-sm [&_h4]:leading-snug"
    >
      <PlainWords receipt={receipt} />
      {curve === null ? (
        <PublishedScores programme={programme} />
      ) : (
        <ScoreCurve receipt={receipt} curve={curve} />
      )}
      <StepUpNote classification={classification} stepUp={stepUp} />
      <CountedTable receipt={receipt} />
      <FormulaWords programme={programme} />
      <RequirementList receipt={receipt} />
      <NumbersTable programme={programme} />
      <SourceNotes receipt={receipt} />
    </section>
  );
}
