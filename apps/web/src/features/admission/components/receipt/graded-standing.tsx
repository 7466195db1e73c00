import { type Catalogue, type Grades, levelName, type Programme } from '@lodestar/domain';
import { Suspense, useMemo } from 'react';
import { GradesAlone } from '../../../../shared/programme/grades-alone.tsx';
import { useWording } from '../../../../shared/programme/wording.ts';
import { useUserId } from '../../../../shared/session/use-session.ts';
import { lazyExtra } from '../../../../shared/ui/lazy-extra.ts';
import { LevelBadge } from '../../../../shared/ui/level-badge.tsx';
import { receiptOf } from '../../model/receipt.ts';
import { PartHeadingLevel } from './part-heading.tsx';
import { PlainWords, StepUpNote } from './plain-words.tsx';
import { PublishedScores } from './published.tsx';
import { CountedTable } from './receipt-tables.tsx';
import { ScoreCurve } from './score-curve.tsx';

const AskEddyButton = lazyExtra(() =>
  import('../../../../shared/eddy/ask-eddy-button.tsx').then((module) => module.AskEddyButton),
);

interface GradedProps {
  readonly catalogue: Catalogue;
  readonly programme: Programme;
  readonly grades: Grades;
}

const useReceipt = ({ catalogue, programme, grades }: GradedProps) =>
  useMemo(() => receiptOf(catalogue, programme, grades), [catalogue, programme, grades]);

/** The level in a sentence, the curve, the smallest step up and the sum. */
export function GradedStanding(props: GradedProps) {
  const receipt = useReceipt(props);
  const { t, language } = useWording();
  const signedIn = useUserId() !== null;
  const { programme } = props;
  const { classification, curve, stepUp } = receipt;
  const { classification: level, reason } = classification;
  return (
    <PartHeadingLevel value="h3">
      <div
        data-level={level}
        className="grid gap-x-8 rounded-2 rounded-t-1 border border-line border-t-[3px] border-t-level bg-surface p-4 md:grid-cols-2 md:p-5 [&_h3]:mt-5 [&_h3]:mb-1 [&_h3]:font-strong [&_h3]:font-text [&_h3]:text-sm"
      >
        <div className="min-w-0">
          <p className="mb-3 flex flex-wrap items-center gap-3">
            <LevelBadge level={level} name={levelName(level, reason, language)} size="lg" />
            <GradesAlone programme={programme} level={classification} />
          </p>
          <PlainWords receipt={receipt} band={null} />
          <StepUpNote programme={programme} classification={classification} stepUp={stepUp} />
          <div className="mt-3 empty:hidden">
            {signedIn && (
              <Suspense>
                <AskEddyButton
                  label={t('askEddy.programme')}
                  message={t('askEddy.programmeMessage', { code: programme.code })}
                />
              </Suspense>
            )}
          </div>
        </div>
        <div className="min-w-0">
          {curve === null ? (
            <PublishedScores programme={programme} />
          ) : (
            <ScoreCurve receipt={receipt} curve={curve} />
          )}
        </div>
        <div className="min-w-0 md:col-span-2">
          <CountedTable receipt={receipt} />
        </div>
      </div>
    </PartHeadingLevel>
  );
}
