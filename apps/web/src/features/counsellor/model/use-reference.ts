import { useState } from 'react';

interface Reference {
  readonly chatId: string;
  readonly analysisId: string;
}

/** The analysis that the next message of the open chat refers to; another chat has none. */
export function useReference(chatId: string | null) {
  const [reference, setReference] = useState<Reference | null>(null);
  return {
    reference: reference !== null && reference.chatId === chatId ? reference.analysisId : null,
    refer: (analysisId: string | null) =>
      setReference(analysisId === null || chatId === null ? null : { chatId, analysisId }),
  };
}
