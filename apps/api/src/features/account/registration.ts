import { randomInt, randomUUID } from 'node:crypto';
import type { registerAccount } from '@lodestar/contract';
import { DEFAULT_EVENT_TYPES } from '@lodestar/domain';
import type { z } from 'zod';
import type { Executor } from '../../db/executor.ts';
import { AppError, fieldProblem, invalidRequest } from '../../errors.ts';
import type { Idempotency } from '../../idempotency/idempotency.ts';
import type { Source } from '../../request-source.ts';
import type { Throttle } from '../../throttle.ts';
import { defaultUsername } from './default-username.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { passwordProblem } from './password-rules.ts';
import { alreadyExists, taken } from './refusals.ts';
import type { Sessions } from './sessions.ts';
import type { SignedIn, SignIn } from './sign-in.ts';
import {
  insertUser,
  isEmailTaken,
  isUsernameTaken,
  keepWholeUser,
  type NewUser,
  putCredential,
} from './user-repository.ts';

export type RegistrationForm = z.output<typeof registerAccount.body>;

export interface RegistrationDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly hasher: PasswordHasher;
  readonly idempotency: Idempotency;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  /** Names found taken per address: who asks for many is making a list. */
  readonly takenNames: Throttle;
  readonly failures: Throttle;
  readonly isAdminId: (userId: string) => boolean;
}

export interface RegistrationRequest {
  readonly form: RegistrationForm;
  readonly source: Source;
  readonly idempotencyKey: string | undefined;
}

export interface Registration {
  /** The answer, serialised by `present`. @throws AppError conflict when username or e-mail is taken */
  readonly register: (
    request: RegistrationRequest,
    present: (signedIn: SignedIn) => string,
  ) => Promise<string>;
  readonly isFree: (username: string, source: Source) => Promise<boolean>;
}

const FRESH_ABILITY: NewUser['ability'] = [1.5, 1.5, 1.5, 1.5, 1.5, 1.5];
const NAME_ATTEMPTS = 8;

export function createRegistration(deps: RegistrationDeps): Registration {
  const { db, now, hasher, idempotency, sessions, signIn, takenNames, failures } = deps;

  async function insertNamed(tx: Executor, form: RegistrationForm, uid: string): Promise<string> {
    const wanted = form.User_ID || null;
    for (let tries = 0; tries < (wanted === null ? NAME_ATTEMPTS : 1); tries++) {
      const userId = wanted ?? defaultUsername(randomInt);
      if (await insertUser(tx, newUser(form, uid, userId))) return userId;
      if (await isEmailTaken(tx, form.Email_Address)) break;
    }
    throw alreadyExists(...(await takenFields(tx, form)));
  }

  const newUser = (form: RegistrationForm, uid: string, userId: string): NewUser => ({
    uid,
    userId,
    email: form.Email_Address,
    firstName: form.First_Name,
    lastName: form.Last_Name,
    nickname: form.Nickname ?? null,
    title: form.Title ?? null,
    gender: form.Gender ?? null,
    phone: form.Tel ?? null,
    schoolName: form.School_Name ?? null,
    schoolDistrict: form.School_District,
    form: form.Form ?? 1,
    language: form.preferred_language ?? 'en',
    admin: deps.isAdminId(userId),
    ability: FRESH_ABILITY,
    events: [],
    connections: [],
    analyses: [],
    eventTypes: DEFAULT_EVENT_TYPES,
    createdAt: now(),
  });

  return {
    register: async ({ form, source, idempotencyKey }, present) => {
      const problem = passwordProblem(form.Password, {
        userId: form.User_ID || null,
        email: form.Email_Address,
      });
      if (problem !== null) throw invalidRequest(fieldProblem('Password', problem));
      await failures.refuse(source.address);
      const repeatable = { scope: 'register', key: idempotencyKey, body: form };
      const earlier = await idempotency.recall(repeatable);
      if (earlier !== null) return earlier;
      const passwordHash = await hasher.hash(form.Password);
      try {
        return await idempotency.once(repeatable, async (tx) => {
          const uid = randomUUID();
          await insertNamed(tx, form, uid);
          await putCredential(tx, { uid, passwordHash }, now());
          const token = await sessions.begin(tx, uid, source);
          await signIn.remember(tx, uid, source);
          const user = await keepWholeUser(tx, uid);
          if (user === null) throw new Error('A user just inserted is not there.');
          return { answer: present({ token, user }), uid };
        });
      } catch (error) {
        if (error instanceof AppError && error.code === 'conflict') await failures.count(source.address);
        throw error;
      }
    },
    isFree: async (username, { address }) => {
      await takenNames.refuse(address);
      const isTaken = await isUsernameTaken(db, username);
      if (isTaken) await takenNames.spend(address);
      return !isTaken;
    },
  };
}

async function takenFields(db: Executor, form: RegistrationForm) {
  const userId = form.User_ID || null;
  const byName = userId !== null && (await isUsernameTaken(db, userId)) ? [taken('User_ID', userId)] : [];
  const byEmail = (await isEmailTaken(db, form.Email_Address))
    ? [taken('Email_Address', form.Email_Address)]
    : [];
  return [...byName, ...byEmail];
}
