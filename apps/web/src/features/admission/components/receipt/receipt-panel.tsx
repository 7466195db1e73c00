import { useMemo } from 'react';
import { useAdmission } from '../../model/admission.ts';
import { receiptOf } from '../../model/receipt.ts';
import { Receipt } from './receipt.tsx';

interface ReceiptPanelProps {
  readonly id: string;
  readonly code: string;
}

/** Works a receipt out when it is opened, and again when a grade changes. */
export function ReceiptPanel({ id, code }: ReceiptPanelProps) {
  const { catalogue, grades } = useAdmission();
  const receipt = useMemo(() => {
    const programme = catalogue?.find(code);
    return catalogue === null || programme === undefined ? null : receiptOf(catalogue, programme, grades);
  }, [catalogue, code, grades]);
  return receipt === null ? null : <Receipt id={id} receipt={receipt} />;
}
