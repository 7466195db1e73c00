import { randomUUID } from 'node:crypto';
import type { answerSurvey, ResponseOf } from '@lodestar/contract';
import {
  gradeEntries,
  hongKongDay,
  MINIMUM_SCORED_SUBJECTS,
  parseUserScores,
  SUBJECTS,
} from '@lodestar/domain';
import type { z } from 'zod';
import type { Executor } from '../../db/executor.ts';
import { fieldProblem, invalidFields, invalidRequest } from '../../errors.ts';
import type { ThrottleShare, Throttles } from '../../http/throttle.ts';
import type { Idempotency } from '../../idempotency/idempotency.ts';
import { type Cell, csvOf } from '../../shared/csv.ts';
import { insertAnswer, listAnswers, type SurveyAnswer } from './repository.ts';

/** A class answers together, from one address. */
const SHARE: ThrottleShare = { name: 'survey-addresses', max: 60, seconds: 60 * 60 };
const RECEIVED = JSON.stringify({ success: true } satisfies ResponseOf<typeof answerSurvey>);

export interface SurveyRequest {
  readonly form: z.output<typeof answerSurvey.body>;
  readonly address: string;
  readonly idempotencyKey: string | undefined;
}

/** The product's own survey of grades and the offers they led to. */
export interface Survey {
  /** The answer, serialised. @throws AppError invalid_request or too_many_requests */
  readonly receive: (request: SurveyRequest) => Promise<string>;
  /** Every answer as CSV. */
  readonly export: () => Promise<string>;
}

export interface SurveyDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly idempotency: Idempotency;
  readonly throttle: Throttles;
  /** Whether any collection has the code. */
  readonly isKnownCode: (code: string) => boolean;
}

export function createSurvey({ db, now, idempotency, throttle, isKnownCode }: SurveyDeps): Survey {
  const addresses = throttle(SHARE);

  function readAnswer({ entryYear, scores, offer, band, satisfied }: SurveyRequest['form']): SurveyAnswer {
    const submittedOn = hongKongDay(now());
    if (entryYear > Number(submittedOn.slice(0, 4))) {
      throw invalidRequest(fieldProblem('entryYear', 'inFuture', entryYear));
    }
    if (offer !== null && !isKnownCode(offer)) {
      throw invalidRequest(fieldProblem('offer', 'unknownProgramme', offer));
    }
    const astray = Object.entries({ band, satisfied }).filter(([, value]) => offer === null && value != null);
    if (astray.length > 0)
      throw invalidRequest(...astray.map(([name]) => fieldProblem(name, 'withoutOffer')));
    return {
      id: randomUUID(),
      submittedOn,
      entryYear,
      scores: readScores(scores),
      offer,
      band: band ?? null,
      satisfied: satisfied ?? null,
    };
  }

  return {
    receive: async ({ form, address, idempotencyKey }) => {
      if (form.homepage) return RECEIVED;
      const answer = readAnswer(form);
      return idempotency.once({ scope: 'survey', key: idempotencyKey, body: form }, async (tx) => {
        await addresses.spend(address);
        await insertAnswer(tx, answer);
        return { answer: RECEIVED, uid: null };
      });
    },
    export: async () => csvOf([HEADER, ...(await listAnswers(db)).map(csvRow)]),
  };
}

const HEADER = ['submitted_on', 'entry_year', 'offer', 'band', 'satisfied', ...SUBJECTS];

function csvRow({ submittedOn, entryYear, offer, band, satisfied, scores }: SurveyAnswer): readonly Cell[] {
  const grades = new Map<string, string>(scores.map(({ subjectCode, score }) => [subjectCode, score]));
  const bySubject = SUBJECTS.map((subject) => grades.get(subject) ?? null);
  return [submittedOn, entryYear, offer, band, satisfied, ...bySubject];
}

function readScores(given: unknown): SurveyAnswer['scores'] {
  const parsed = parseUserScores(given);
  if (parsed.kind === 'invalid') {
    throw invalidFields(
      parsed.problems.map(({ kind, subjectCode, score }) =>
        fieldProblem(subjectCode === null ? 'scores' : `scores.${subjectCode}`, kind, score),
      ),
    );
  }
  if (parsed.scored < MINIMUM_SCORED_SUBJECTS) {
    throw invalidRequest(fieldProblem('scores', 'tooFewSubjects', parsed.scored));
  }
  return gradeEntries(parsed.grades).map(([subjectCode, score]) => ({ subjectCode, score }));
}
