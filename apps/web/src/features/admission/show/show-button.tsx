import type { i18n } from 'i18next';
import { Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { useAdmission } from '../components/admission-provider.tsx';

/** Opens the ways to show the list: link and code, paper, files. Nothing of them is fetched before. */
export function ShowButton() {
  const { choices, catalogue, years, grades, paths } = useAdmission();
  const { t } = useWording();
  const { i18n } = useTranslation();
  const parts = useShowParts();
  const [open, setOpen] = useState(false);
  if (choices.codes.length === 0 || catalogue === null || years.collection === null) return null;
  const show = () => {
    setOpen(true);
    fetchShowParts(i18n).catch(() => {
      setOpen(false);
      notify('error', t('choices.showFailed'));
    });
  };
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" aria-busy={open && parts === null} onClick={show}>
        <Share2 aria-hidden="true" />
        {t('choices.show')}
      </Button>
      {parts !== null && (
        <parts.ShowSheet
          open={open}
          onClose={() => setOpen(false)}
          catalogue={catalogue}
          collection={years.collection}
          grades={grades}
          choices={choices.codes.map((code) => ({ code, note: choices.noteOf(code) }))}
          path={paths.shared}
        />
      )}
    </>
  );
}

interface ShowParts {
  readonly ListOnPaper: typeof import('./list-on-paper.tsx').ListOnPaper;
  readonly NextDate: typeof import('./next-date.tsx').NextDate;
  readonly ShowSheet: typeof import('./show-sheet.tsx').ShowSheet;
}

let parts: ShowParts | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

async function load(texts: i18n): Promise<void> {
  const [{ ListOnPaper }, { NextDate }, { ShowSheet }] = await Promise.all([
    import('./list-on-paper.tsx'),
    import('./next-date.tsx'),
    import('./show-sheet.tsx'),
    loadTexts(texts, ['show']),
  ]);
  parts = { ListOnPaper, NextDate, ShowSheet };
  for (const listener of listeners) listener();
}

/** Fetches what shows and prints a list, and its words, once; whoever uses the parts is drawn anew then. */
export function fetchShowParts(texts: i18n): Promise<void> {
  loading ??= load(texts).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sheet, the list on paper and the next date; null until they have been fetched. */
export function useShowParts(): ShowParts | null {
  return useSyncExternalStore(subscribe, () => parts);
}
