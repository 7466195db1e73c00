import { Check, X } from 'lucide-react';
import { useWording } from '../../../../shared/programme/wording.ts';
import type { Receipt } from '../../model/receipt.ts';
import { requirementLines } from '../../model/requirement-lines.ts';

/** Every published minimum with a tick or a cross. */
export function RequirementList({ receipt }: { readonly receipt: Receipt }) {
  const wording = useWording();
  const { t } = wording;
  const { programme, classification, grades } = receipt;
  const lines = requirementLines(programme, classification.requirement, grades, wording);
  return (
    <>
      <h4>{t('receipt.requirements.title')}</h4>
      {lines.length === 0 && <p className="text-sm leading-snug">{t('receipt.requirements.none')}</p>}
      <ul className="text-sm leading-snug">
        {lines.map(({ id, met, text }) => {
          const Mark = met ? Check : X;
          return (
            <li key={id} className="flex gap-2 py-0.5">
              <Mark
                aria-hidden="true"
                className={`mt-0.5 size-4 shrink-0 ${met ? 'text-success' : 'text-danger'}`}
              />
              <span className={met ? undefined : 'font-medium'}>
                <span className="sr-only">
                  {met ? t('receipt.requirements.met') : t('receipt.requirements.unmet')}:{' '}
                </span>
                {text}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
