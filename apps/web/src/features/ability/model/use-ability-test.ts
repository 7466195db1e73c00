import type { StatementsFile } from '@lodestar/contract';
import {
  type AnswerLevel,
  answerQuestion,
  nextQuestion,
  parseTestState,
  previousQuestion,
  scoreAbility,
  startTest,
  type TestProgress,
  type TestState,
  testProgress,
} from '@lodestar/domain';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { refreshSession } from '../../../shared/session.ts';
import { changeUserRow, NoUserError } from '../../../shared/user/user-row.ts';
import { type DeviceKind, useDeviceWork } from '../../../shared/work/device-value.ts';

interface AbilityTest {
  readonly progress: TestProgress;
  readonly phase: 'answering' | 'saving' | 'saved';
  readonly failure: SubmitFailure | null;
  /** What was kept could not be read, and the test began anew. */
  readonly damaged: boolean;
  /** The browser keeps the answers until they are submitted. */
  readonly kept: boolean;
  readonly answer: (level: AnswerLevel) => void;
  readonly goBack: () => void;
  /** The next question, or on the last one the submission. */
  readonly goOn: () => void;
}

/** A test at work: kept on the device after every answer, saved to the account once, then left through `leave`. */
export function useAbilityTest(
  { statements }: StatementsFile,
  userId: string,
  leave: () => void,
): AbilityTest {
  const kind = useMemo(() => keptTest(statements.length), [statements.length]);
  const { value: state, change, damaged, kept } = useDeviceWork(KEPT_TEST, kind);
  const [phase, setPhase] = useState<AbilityTest['phase']>('answering');
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const busy = useRef(false);
  const progress = testProgress(state);

  const submit = async () => {
    const scores = scoreAbility(statements, state.answers);
    if (scores === null || busy.current) return;
    busy.current = true;
    setFailure(null);
    setPhase('saving');
    try {
      await changeUserRow(userId, (latest) => ({
        ...latest,
        ability_6d: [...scores],
        needs_recommendation_regeneration: true,
      }));
      setPhase('saved');
      change(() => startTest(statements.length));
      refreshSession();
      leave();
    } catch (error) {
      busy.current = false;
      setPhase('answering');
      setFailure(submitFailure(error));
    }
  };

  return {
    progress,
    phase,
    failure,
    damaged,
    kept,
    answer: (level) => change((latest) => answerQuestion(latest, level)),
    goBack: () => change(previousQuestion),
    goOn: () => {
      if (progress.maySubmit) void submit();
      else change(nextQuestion);
    },
  };
}

/** Part of a pupil's work under which a test under way is kept until it is submitted. */
const KEPT_TEST = 'abilityTest';

/** A test under way, as it is kept on the device; what does not fit the statements is damage. */
function keptTest(total: number): DeviceKind<TestState> {
  return {
    parse: (stored) => parseTestState(stored, total),
    initial: () => startTest(total),
  };
}

/** Why a test could not be submitted (specification 2, section 8). */
type SubmitFailure = 'noUserDataFound' | 'failedToSaveData' | 'networkError';

function submitFailure(error: unknown): SubmitFailure {
  if (error instanceof NoUserError) return 'noUserDataFound';
  if (error instanceof ApiError && (error.code === 'network' || error.code === 'timeout')) {
    return 'networkError';
  }
  return 'failedToSaveData';
}
