import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWording } from '../../../shared/programme/wording.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { useAdmission } from '../components/admission-provider.tsx';
import { fetchShowParts, useShowParts } from './show-parts.ts';

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
