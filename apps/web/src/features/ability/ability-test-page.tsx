import type { StatementsFile } from '@lodestar/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUserId } from '../../shared/session/use-session.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { TestButtons } from './components/test-buttons.tsx';
import { TestNotices } from './components/test-notices.tsx';
import { TestProgressBar } from './components/test-progress-bar.tsx';
import { TestQuestion } from './components/test-question.tsx';
import { useAbilityTest } from './model/use-ability-test.ts';
import { useAnswerKeys } from './model/use-answer-keys.ts';

interface AbilityTestPageProps {
  readonly file: StatementsFile;
  /** Where a submitted test leads. */
  readonly reportPath: string;
}

function TestForm({ file, reportPath, userId }: AbilityTestPageProps & { readonly userId: string }) {
  const { t } = useTranslation('ability');
  const navigate = useNavigate();
  const test = useAbilityTest(file, userId, () => void navigate(reportPath));
  const { progress, phase, failure } = test;
  const answer: typeof test.answer = (level) => {
    if (phase === 'answering') test.answer(level);
  };
  useAnswerKeys(answer);

  if (phase === 'saved') {
    return (
      <p role="status" className="mt-10 text-lg">
        {t('saved')}
      </p>
    );
  }
  return (
    <form
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        test.goOn();
      }}
    >
      <TestNotices damaged={test.damaged} kept={test.kept} />
      <div className="mt-4">
        <TestProgressBar {...progress} />
      </div>
      <TestQuestion file={file} question={progress.question} chosen={progress.chosen} onAnswer={answer} />
      {failure !== null && (
        <div className="mt-4">
          <ErrorState title={t(`errors.${failure}`)} detail={t('errors.kept')} />
        </div>
      )}
      <TestButtons progress={progress} saving={phase === 'saving'} onBack={test.goBack} />
      <p className="mt-6 hidden text-muted text-sm md:block">{t('keys')}</p>
    </form>
  );
}

/** The ability test: one statement at a time, five answers each, then the report. */
export function AbilityTestPage({ file, reportPath }: AbilityTestPageProps) {
  const { t } = useTranslation('ability');
  const userId = useUserId();
  return (
    <div className="wrap py-6 md:py-10">
      <div className="mx-auto max-w-[40rem]">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="mt-2 text-ink-2">{t('lead', { total: file.statements.length })}</p>
        {userId !== null && <TestForm key={userId} file={file} reportPath={reportPath} userId={userId} />}
      </div>
    </div>
  );
}
