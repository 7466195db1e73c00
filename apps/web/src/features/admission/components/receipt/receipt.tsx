import { gradesOf, type JupasBand } from '@lodestar/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AskEddyButton } from '../../../../shared/eddy/ask-eddy-button.tsx';
import { StudyList } from '../../../../shared/programme/programme-tags.tsx';
import { useSourceNames } from '../../../../shared/programme/sources/use-source-names.ts';
import { useCatalogue, useYears } from '../../../../shared/programme/use-catalogue.ts';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useWork } from '../../../../shared/work/device-value.ts';
import { SCORES_WORK } from '../../../../shared/work/pupil-work.ts';
import { type ReceiptData, receiptOf } from '../../model/receipt.ts';
import { useAdmission } from '../admission-provider.tsx';
import { FormulaWords } from './formula-words.tsx';
import { PartHeading } from './part-heading.tsx';
import { PlainWords, StepUpNote } from './plain-words.tsx';
import { PublishedScores, scoreBasisWords, sourceLines } from './published.tsx';
import { CountedTable, NumbersTable } from './receipt-tables.tsx';
import { useReceiptWording } from './receipt-wording.ts';
import { RequirementList } from './requirement-list.tsx';
import { ScoreCurve } from './score-curve.tsx';

interface ReceiptProps {
  readonly id: string;
  readonly receipt: ReceiptData;
  readonly band?: JupasBand | null;
}

/** How a level was worked out, from one plain sentence down to the sources. */
function Receipt({ id, receipt, band = null }: ReceiptProps) {
  const { t, said } = useReceiptWording();
  const { programme, classification, curve, stepUp } = receipt;
  return (
    <section
      id={id}
      aria-label={said('label', { code: programme.code })}
      data-level={classification.classification}
      className="max-w-100 rounded-2 rounded-t-1 border border-line border-t-[3px] border-t-level bg-paper p-4 [&_h4]:mt-5 [&_h4]:mb-1 [&_h4]:font-strong [&_h4]:text-sm [&_h4]:leading-snug"
    >
      <PlainWords receipt={receipt} band={band} />
      {curve === null ? (
        <PublishedScores programme={programme} />
      ) : (
        <ScoreCurve receipt={receipt} curve={curve} />
      )}
      <StepUpNote programme={programme} classification={classification} stepUp={stepUp} />
      <CountedTable receipt={receipt} />
      <FormulaWords programme={programme} />
      <RequirementList receipt={receipt} />
      <PartHeading>{t('study.title')}</PartHeading>
      <StudyList programme={programme} />
      <NumbersTable programme={programme} />
      <SourceNotes receipt={receipt} />
    </section>
  );
}

interface ReceiptPanelProps {
  readonly id: string;
  readonly code: string;
  /** Where the choice stands in the list, if it is opened there. */
  readonly band?: JupasBand | null;
}

/** Works a receipt out when it is opened, and again when a grade changes; Eddy can be asked about it. */
export function ReceiptPanel({ id, code, band = null }: ReceiptPanelProps) {
  const { t } = useReceiptWording();
  const { catalogue, grades } = useAdmission();
  const receipt = useMemo(() => {
    const programme = catalogue?.find(code);
    return catalogue === null || programme === undefined ? null : receiptOf(catalogue, programme, grades);
  }, [catalogue, code, grades]);
  if (receipt === null) return null;
  return (
    <>
      <Receipt id={id} receipt={receipt} band={band} />
      <div className="mt-3 empty:hidden">
        <AskEddyButton label={t('askEddy.programme')} message={t('askEddy.programmeMessage', { code })} />
      </div>
    </>
  );
}

interface ProgrammeReceiptProps {
  readonly id: string;
  readonly code: string;
}

/** The receipt of one programme, for a page that has nothing else of this one: it fetches what it needs itself. */
export function ProgrammeReceipt({ id, code }: ProgrammeReceiptProps) {
  const { t } = useTranslation('admission');
  const years = useYears();
  const { catalogue, failed, retry } = useCatalogue(years.collection);
  const { value: table } = useWork(SCORES_WORK);
  const receipt = useMemo(() => {
    const programme = catalogue?.find(code);
    return catalogue === null || programme === undefined
      ? null
      : receiptOf(catalogue, programme, gradesOf(table));
  }, [catalogue, code, table]);
  if (receipt !== null) return <Receipt id={id} receipt={receipt} />;
  if (years.failed || failed) {
    return <ErrorState title={t('level.failed')} onRetry={years.failed ? years.retry : retry} />;
  }
  return catalogue === null ? <Skeleton className="h-120 max-w-100 rounded-2" /> : null;
}

const LINK = 'tap-target inline-block';

/** Intake, year, source and link of everything above; for reference only. */
function SourceNotes({ receipt }: { readonly receipt: ReceiptData }) {
  const wording = useReceiptWording();
  const { t, said, number } = wording;
  const { programme, classification } = receipt;
  const { source } = classification.statistics;
  const nameSource = useSourceNames();
  const basis = scoreBasisWords(programme, wording);
  return (
    <div className="mt-4 grid gap-1 text-muted text-xs leading-snug">
      {sourceLines(programme, wording, nameSource).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {basis !== null && <p>{basis}</p>}
      {programme.printed_out_of_order && <p>{t('level.outOfOrder')}</p>}
      {programme.notes.map((note) => (
        <p key={note}>{said(`note.${note}`)}</p>
      ))}
      {programme.expected_score !== null && (
        <p>{said('expected', { score: number(programme.expected_score) })}</p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-2 py-1">
        {source?.link && (
          <a href={source.link} target="_blank" rel="noopener noreferrer" className={LINK}>
            {said('source.link')}
          </a>
        )}
        {programme.jupas_url !== null && (
          <a href={programme.jupas_url} target="_blank" rel="noopener noreferrer" className={LINK}>
            {said('source.jupas', { code: programme.code })}
          </a>
        )}
      </p>
      <p className="font-medium text-ink-2">{said('source.reference')}</p>
    </div>
  );
}
