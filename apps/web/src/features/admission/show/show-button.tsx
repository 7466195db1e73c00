import type { i18n } from 'i18next';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchedLater } from '../../../shared/fetched-later.ts';
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
  const { parts } = showParts.useParts();
  const [open, setOpen] = useState(false);
  if (choices.codes.length === 0 || catalogue === null || years.collection === null) return null;
  const show = () => {
    setOpen(true);
    void showParts.fetch(i18n).then((isThere) => {
      if (isThere) return;
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

/** What shows and prints a list, and its words: the sheet, the list on paper and the next date. */
export const showParts = fetchedLater(async (texts: i18n) => {
  const [{ ListOnPaper }, { NextDate }, { ShowSheet }] = await Promise.all([
    import('./list-on-paper.tsx'),
    import('./next-date.tsx'),
    import('./show-sheet.tsx'),
    loadTexts(texts, ['show', 'checks']),
  ]);
  return { ListOnPaper, NextDate, ShowSheet };
});
