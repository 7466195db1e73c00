import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWording, type Wording } from '../../../../shared/programme/wording.ts';

/** What it takes to word a receipt: its own texts besides, which come with it. */
export interface ReceiptWording extends Wording {
  readonly said: TFunction<'receipt'>;
}

export function useReceiptWording(): ReceiptWording {
  const wording = useWording();
  const { t: said } = useTranslation('receipt');
  return useMemo(() => ({ ...wording, said }), [wording, said]);
}
