import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/save-file.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { exportChat } from '../api/chat-calls.ts';
import { useOpenChat } from './counsellor.ts';

/** A file name that every system takes. */
function fileNameOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? 'chat';
  return `eddy-${[...words].slice(0, 60).join('')}.md`;
}

/** Saves the open chat as Markdown. */
export function useExport() {
  const { t } = useTranslation('counsellor');
  const { chat } = useOpenChat();
  const [exporting, setExporting] = useState(false);
  const save = async () => {
    if (chat.chat === null) return;
    setExporting(true);
    try {
      const { Chat_ID, title } = chat.chat;
      saveFile(fileNameOf(title), await exportChat(Chat_ID), 'text/markdown');
    } catch {
      notify('error', t('alert.export'));
    } finally {
      setExporting(false);
    }
  };
  return { exporting, save: () => void save() };
}
