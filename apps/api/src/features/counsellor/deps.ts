import type { User } from '@lodestar/contract';
import type { Catalogue, InstitutionNames, PresetSubject, ProgrammeProfile } from '@lodestar/domain';
import type { Caller } from '../../caller.ts';
import type { Executor } from '../../db/executor.ts';

/** What answers of a model take of the quota. */
export interface AnswerQuota {
  /** @throws AppError quota_exceeded */
  readonly reserve: (tx: Executor, uid: string, kind: 'chat') => Promise<string>;
  readonly settle: (id: string, counts: boolean) => Promise<void>;
}

/** What is known of programmes and subjects. */
export interface Facts {
  readonly programmes: {
    readonly current: () => { readonly catalogue: Catalogue; readonly collection: string };
  };
  readonly ability: {
    readonly subjects: readonly PresetSubject[];
    readonly programmes: readonly ProgrammeProfile[];
  };
  readonly institutions: readonly InstitutionNames[];
  readonly now: () => Date;
}

/** What is kept of the pupil who asks. */
export interface PupilRecords {
  readonly readUser: (caller: Caller) => Promise<User>;
  /** As they are saved. */
  readonly readScores: (caller: Caller) => Promise<unknown>;
}
