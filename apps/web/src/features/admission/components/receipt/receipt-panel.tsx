import { useMemo } from 'react';
import { AskEddyButton } from '../../../../shared/counsellor/ask-eddy-button.tsx';
import { useWording } from '../../../../shared/programme/wording.ts';
import { useAdmission } from '../../model/admission.ts';
import { receiptOf } from '../../model/receipt.ts';
import { Receipt } from './receipt.tsx';

interface ReceiptPanelProps {
  readonly id: string;
  readonly code: string;
}

/** Works a receipt out when it is opened, and again when a grade changes; Eddy can be asked about it. */
export function ReceiptPanel({ id, code }: ReceiptPanelProps) {
  const { t } = useWording();
  const { catalogue, grades } = useAdmission();
  const receipt = useMemo(() => {
    const programme = catalogue?.find(code);
    return catalogue === null || programme === undefined ? null : receiptOf(catalogue, programme, grades);
  }, [catalogue, code, grades]);
  if (receipt === null) return null;
  return (
    <>
      <Receipt id={id} receipt={receipt} />
      <div className="mt-3 empty:hidden">
        <AskEddyButton label={t('askEddy.programme')} message={t('askEddy.programmeMessage', { code })} />
      </div>
    </>
  );
}
