import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../shared/ui/toast.ts';
import { copyText } from '../../model/copy-text.ts';
import { ActionButton } from './action-button.tsx';

const SHOWN_MS = 2_000;

/** Copies a text as it was written, Markdown and all. */
export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation('counsellor');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else notify('error', t('alert.copy'));
  };
  const Icon = copied ? Check : Copy;
  return (
    <ActionButton label={t(copied ? 'talk.copied' : 'talk.copy')} onClick={() => void copy()}>
      <Icon aria-hidden="true" />
    </ActionButton>
  );
}
