import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Beginning } from '../../../shared/counsellor/begin-chat.ts';
import { notify } from '../../../shared/ui/toast.ts';
import type { ChatActs } from './counsellor.ts';
import { useStable } from './use-stable.ts';

interface Means extends Omit<ChatActs, 'send' | 'startFromAnalysis'> {
  readonly chatId: string | null;
  readonly reference: string | null;
  readonly ask: (text: string, reference: string | null) => void;
  readonly begin: (beginning: Beginning) => Promise<boolean>;
}

/** All that can be done on the page, by the means at hand just now; the acts themselves never change. */
export function useStableActs(means: Means): ChatActs {
  const { t } = useTranslation('counsellor');
  const { chatId, reference, ask, begin, refer } = means;
  const begun = async (beginning: Beginning, failure: 'alert.start' | 'alert.analysisChat') => {
    const began = await begin(beginning);
    if (!began) notify('error', t(failure));
    return began;
  };
  const each: ChatActs = {
    open: useStable(means.open),
    openNew: useStable(means.openNew),
    forget: useStable(means.forget),
    send: useStable(async (text) => {
      if (chatId === null) return begun({ initial_message: text }, 'alert.start');
      ask(text, reference);
      refer(null);
      return true;
    }),
    resend: useStable(means.resend),
    retry: useStable(means.retry),
    retryStart: useStable(means.retryStart),
    stop: useStable(means.stop),
    startFromAnalysis: useStable((analysisId) =>
      begun({ initial_analysis_id: analysisId }, 'alert.analysisChat'),
    ),
    refer: useStable(refer),
    setDetailed: useStable(means.setDetailed),
  };
  return useState(each)[0];
}
