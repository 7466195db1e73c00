import { useWording } from '../../../../shared/programme/wording.ts';
import { basisWords } from '../../model/basis-words.ts';
import type { Receipt } from '../../model/receipt.ts';
import { sourceLines } from '../../model/source-words.ts';

const LINK = 'tap-target inline-block';

/** Intake, year, source and link of everything above; for reference only. */
export function SourceNotes({ receipt }: { readonly receipt: Receipt }) {
  const wording = useWording();
  const { t, number } = wording;
  const { programme, classification } = receipt;
  const { source } = classification.statistics;
  const basis = basisWords(programme, wording);
  return (
    <div className="mt-4 grid gap-1 text-muted text-xs leading-snug">
      {sourceLines(programme, wording).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {basis !== null && <p>{basis}</p>}
      {programme.printed_out_of_order && <p>{t('receipt.basis.outOfOrder')}</p>}
      {programme.expected_score !== null && (
        <p>{t('receipt.expected', { score: number(programme.expected_score) })}</p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-2 py-1">
        {source?.link && (
          <a href={source.link} target="_blank" rel="noopener noreferrer" className={LINK}>
            {t('receipt.source.link')}
          </a>
        )}
        {programme.jupas_url !== null && (
          <a href={programme.jupas_url} target="_blank" rel="noopener noreferrer" className={LINK}>
            {t('receipt.source.jupas', { code: programme.code })}
          </a>
        )}
      </p>
      <p className="font-medium text-ink-2">{t('receipt.source.reference')}</p>
    </div>
  );
}
