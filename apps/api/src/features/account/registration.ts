import { randomInt, randomUUID } from 'node:crypto';
import { AGREEMENT_VERSION, type registerAccount } from '@lodestar/contract';
import { DEFAULT_EVENT_TYPES } from '@lodestar/domain';
import type { z } from 'zod';
import type { Executor } from '../../db/executor.ts';
import { fieldProblem, invalidRequest } from '../../errors.ts';
import type { Source } from '../../http/request-source.ts';
import type { Throttle } from '../../http/throttle.ts';
import type { Idempotency } from '../../idempotency/idempotency.ts';
import type { OwnEmail } from './own-email.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { judgePassword } from './password-judge.ts';
import { alreadyExists, isAlreadyThere, taken } from './refusals.ts';
import type { Sessions } from './sessions.ts';
import type { SignedIn, SignIn } from './sign-in.ts';
import {
  insertUser,
  isEmailTaken,
  isUsernameTaken,
  keepWholeUser,
  type NewUser,
  putCredential,
  type WholeUser,
} from './user-repository.ts';

/** Words for a username that says nothing about its owner. */
const QUALITIES =
  'amber bold brave bright calm clear eager early fair gentle glad golden grand happy keen kind light lively lucky merry mild noble patient polar proud quick quiet ready rising silver steady sunny swift true vivid warm wise young'.split(
    ' ',
  );
const STARS =
  'altair antares arcturus atlas bellatrix canopus capella castor comet corvus cygnus deneb draco electra hadar izar lyra maia mimosa mira mizar nova orion pavo phoenix pollux polaris procyon regulus rigel sirius spica tarazed taygeta thuban vega zenith zosma'.split(
    ' ',
  );
const NUMBERS = 1_000;

/** A readable username such as `calm-vega-274`. `pick(n)` gives a whole number from 0 to n-1. */
export function defaultUsername(pick: (n: number) => number): string {
  const quality = QUALITIES[pick(QUALITIES.length)] ?? 'bright';
  const star = STARS[pick(STARS.length)] ?? 'polaris';
  return `${quality}-${star}-${pick(NUMBERS)}`;
}

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
  /** The same for e-mail addresses. */
  readonly takenEmails: Throttle;
  /** Accounts opened per address. */
  readonly openings: Throttle;
  /** Mails somebody who has just registered the link that confirms the address. */
  readonly welcome: OwnEmail['welcome'];
  /** Ids that nobody may register: the settings make their owner an admin. */
  readonly isReserved: (userId: string) => boolean;
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
  const { db, now, hasher, idempotency, sessions, signIn, takenNames, takenEmails, openings } = deps;

  const isTaken = async (executor: Executor, userId: string) =>
    deps.isReserved(userId) || (await isUsernameTaken(executor, userId));

  async function insertNamed(tx: Executor, form: RegistrationForm, uid: string): Promise<string> {
    const wanted = form.User_ID || null;
    for (let tries = 0; tries < (wanted === null ? NAME_ATTEMPTS : 1); tries++) {
      const userId = wanted ?? defaultUsername(randomInt);
      if (deps.isReserved(userId)) continue;
      if (await insertUser(tx, newUser(form, uid, userId))) return userId;
      if (await isEmailTaken(tx, form.Email_Address)) break;
    }
    throw alreadyExists(...(await takenFields(tx, form, isTaken)));
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
    form: form.Form === undefined ? 1 : form.Form,
    language: form.preferred_language ?? 'en',
    ability: FRESH_ABILITY,
    events: [],
    connections: [],
    analyses: [],
    eventTypes: DEFAULT_EVENT_TYPES,
    createdAt: now(),
    lastActiveAt: now(),
    ...(form.agreed === true && { agreedAt: now(), agreedVersion: AGREEMENT_VERSION }),
  });

  return {
    register: async ({ form, source, idempotencyKey }, present) => {
      const problem = await judgePassword(form.Password, {
        userId: form.User_ID || null,
        email: form.Email_Address,
        firstName: form.First_Name,
        lastName: form.Last_Name,
      });
      if (problem !== null) throw invalidRequest(fieldProblem('Password', problem));
      const repeatable = { scope: 'register', key: idempotencyKey, body: form };
      const earlier = await idempotency.recall(repeatable);
      if (earlier !== null) return earlier;
      const { address } = source;
      await takenEmails.refuse(address);
      await openings.spend(address);
      const opened: WholeUser[] = [];
      try {
        const passwordHash = await hasher.hash(form.Password);
        const answer = await idempotency.once(repeatable, async (tx) => {
          const uid = randomUUID();
          await insertNamed(tx, form, uid);
          await putCredential(tx, { uid, passwordHash }, now());
          const token = await sessions.begin(tx, uid, source);
          const deviceToken = await signIn.remember(tx, uid, source);
          const user = await keepWholeUser(tx, uid);
          if (user === null) throw new Error('A user just inserted is not there.');
          opened.push(user);
          return { answer: present({ token, deviceToken, user }), uid };
        });
        for (const user of opened) deps.welcome(user);
        return answer;
      } catch (error) {
        await openings.giveBack(address);
        if (isAlreadyThere(error, 'Email_Address')) await takenEmails.spend(address);
        if (isAlreadyThere(error, 'User_ID')) await takenNames.spend(address);
        throw error;
      }
    },
    isFree: async (username, { address }) => {
      await takenNames.refuse(address);
      const found = await isTaken(db, username);
      if (found) await takenNames.spend(address);
      return !found;
    },
  };
}

async function takenFields(
  db: Executor,
  form: RegistrationForm,
  isTaken: (db: Executor, userId: string) => Promise<boolean>,
) {
  const userId = form.User_ID || null;
  const byName = userId !== null && (await isTaken(db, userId)) ? [taken('User_ID', userId)] : [];
  const byEmail = (await isEmailTaken(db, form.Email_Address))
    ? [taken('Email_Address', form.Email_Address)]
    : [];
  return [...byName, ...byEmail];
}
