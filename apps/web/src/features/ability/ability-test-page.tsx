import type { StatementsFile } from '@lodestar/contract';
import { isDefaultAbility, parseAbility, type TestProgress } from '@lodestar/domain';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUserId, useUserRecord } from '../../shared/session/use-session.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { footBar } from '../../shared/ui/foot-bar.ts';
import { PHONE, REDUCED_MOTION, useMediaQuery } from '../../shared/ui/use-media-query.ts';
import { AbilityLayout } from './components/ability-outline.tsx';
import { TestProgressBar, TestQuestion, useAnswerKeys } from './components/test-question.tsx';
import { useAbilityTest } from './model/use-ability-test.ts';

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
  const options = useRef<HTMLDivElement>(null);
  const { isLast, maySubmit, mayGoOn } = progress;
  const byItself = useGoingOnByItself(progress.question, () => {
    if (phase === 'answering' && mayGoOn && !isLast) test.goOn();
  });
  useAnswerKeys(
    (level) => {
      answer(level);
      // So that the answer is read out, and the arrow keys go on from it.
      options.current?.querySelector<HTMLInputElement>(`input[value="${level}"]`)?.focus();
    },
    () => {
      if (phase === 'answering' && (isLast ? maySubmit : mayGoOn)) test.goOn();
    },
  );

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
        byItself.stop();
        test.goOn();
      }}
    >
      <TestNotices first={progress.question === 1} damaged={test.damaged} kept={test.kept} />
      <div className="mt-4">
        <TestProgressBar {...progress} />
      </div>
      <TestQuestion
        ref={options}
        file={file}
        question={progress.question}
        chosen={progress.chosen}
        onAnswer={answer}
        onPressed={byItself.begin}
      />
      {failure !== null && (
        <div className="mt-4">
          <ErrorState title={t(`errors.${failure}`)} detail={t('errors.kept')} />
        </div>
      )}
      <TestButtons
        progress={progress}
        saving={phase === 'saving'}
        onBack={() => {
          byItself.stop();
          test.goBack();
        }}
      />
      <p className="mt-6 hidden text-muted text-sm md:block">{t('keys')}</p>
    </form>
  );
}

/** The ability test: one statement at a time, five answers each, then the report. */
export function AbilityTestPage({ file, reportPath }: AbilityTestPageProps) {
  const userId = useUserId();
  return (
    <AbilityLayout total={file.statements.length}>
      {userId !== null && <TestForm key={userId} file={file} reportPath={reportPath} userId={userId} />}
    </AbilityLayout>
  );
}

interface TestButtonsProps {
  readonly progress: TestProgress;
  readonly saving: boolean;
  readonly onBack: () => void;
}

/** Previous, and Next or on the last question Submit, which submits the form around them; on a phone always in sight. */
function TestButtons({ progress, saving, onBack }: TestButtonsProps) {
  const { t } = useTranslation('ability');
  const phone = useMediaQuery(PHONE);
  const { isLast, mayGoBack, mayGoOn, maySubmit } = progress;
  return (
    <div
      ref={phone ? footBar : undefined}
      className="sticky bottom-0 z-(--z-sticky) -mx-(--gutter) mt-4 flex justify-between gap-3 border-line border-t bg-paper px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:mx-0 md:mt-6 md:border-t-0 md:p-0"
    >
      <Button onClick={onBack} disabled={!mayGoBack || saving}>
        <ArrowLeft aria-hidden="true" />
        {t('previous')}
      </Button>
      <Button type="submit" variant="primary" disabled={saving || !(isLast ? maySubmit : mayGoOn)}>
        {isLast ? t(saving ? 'saving' : 'submit') : t('next')}
        {!isLast && <ArrowRight aria-hidden="true" />}
      </Button>
    </div>
  );
}

interface TestNoticesProps {
  /** On the first question; what is to be known before beginning would push the answers of the others off a phone. */
  readonly first: boolean;
  readonly damaged: boolean;
  readonly kept: boolean;
}

/** What a pupil should know before going on; nothing most of the time. */
function TestNotices({ first, damaged, kept }: TestNoticesProps) {
  const { t } = useTranslation('ability');
  const scores = parseAbility(useUserRecord()?.ability_6d);
  const taken = scores !== null && !isDefaultAbility(scores);
  return (
    <div className="grid gap-2 empty:hidden">
      {taken && first && <Banner tone="info">{t('retake')}</Banner>}
      {damaged && <Banner tone="warn">{t('damaged')}</Banner>}
      {!kept && <Banner tone="warn">{t('notKept')}</Banner>}
    </div>
  );
}

/** Long enough to see which answer was taken. */
const GOES_ON_AFTER_MS = 400;

interface GoingOn {
  readonly begin: () => void;
  readonly stop: () => void;
}

/**
 * Goes on to the next question a moment after an answer was pressed, unless somebody goes back or on before. Never by
 * itself for whoever wants little motion, nor after arrow keys, which pass over answers on their way.
 */
function useGoingOnByItself(question: number, goOn: () => void): GoingOn {
  const still = useMediaQuery(REDUCED_MOTION);
  const [pressed, setPressed] = useState<number | null>(null);
  const leave = useEffectEvent(goOn);
  useEffect(() => {
    if (pressed !== question) return;
    const timer = setTimeout(() => {
      setPressed(null);
      leave();
    }, GOES_ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pressed, question]);
  return { begin: () => setPressed(still ? null : question), stop: () => setPressed(null) };
}
