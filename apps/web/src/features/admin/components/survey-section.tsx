import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormAlert } from '../../../shared/ui/field.tsx';
import { loadSurveyAnswers } from '../api/admin-calls.ts';
import { AdminSection } from './admin-section.tsx';

/** The survey's answers as a file. */
export function SurveySection() {
  const { t } = useTranslation('admin');
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const save = async () => {
    setState('saving');
    try {
      saveFile('lodestar-survey.csv', await loadSurveyAnswers(), 'text/csv;charset=utf-8');
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <AdminSection title={t('survey.title')} text={t('survey.text')}>
      <div className="grid max-w-xl justify-items-start gap-3">
        <Button disabled={state === 'saving'} onClick={() => void save()}>
          <Download aria-hidden="true" />
          {t(state === 'saving' ? 'survey.saving' : 'survey.save')}
        </Button>
        <FormAlert text={state === 'failed' ? t('survey.failed') : ''} />
      </div>
    </AdminSection>
  );
}
