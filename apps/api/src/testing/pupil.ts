import type { BodyOf, CurrentUser, registerAccount } from '@lodestar/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

type RegistrationForm = BodyOf<typeof registerAccount>;

export const PASSWORD = 'lighthouse above the bay';

let pupils = 0;

/** A form that is in order, of somebody new. */
export function registrationForm(changes: Partial<RegistrationForm> = {}): RegistrationForm {
  pupils += 1;
  return {
    First_Name: 'Mei',
    Last_Name: 'Chan',
    Email_Address: `pupil${pupils}-${process.pid}@school.example.hk`,
    School_District: 'shaTin',
    Password: PASSWORD,
    User_ID: `pupil${pupils}.${process.pid}`,
    ...changes,
  };
}

/** Somebody signed in, on one device. */
export interface Pupil {
  readonly token: string;
  readonly user: CurrentUser;
  readonly password: string;
  /** Calls with the bearer token. */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    options?: InjectOptions,
  ) => Promise<LightMyRequestResponse>;
}

/** A turn of the event loop, whatever clock a test puts in its place. */
const { setImmediate: soon } = globalThis;
const turn = () => new Promise<void>((resolve) => soon(resolve));

/**
 * Calls as somebody, or as nobody. Takes a turn first, as a socket would: calls in process are answered without one,
 * and a test that calls in a loop would wait for ever for what threads and timers bring.
 */
export async function callAs(
  { app }: TestApp,
  token: string | null,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
  { headers, ...options }: InjectOptions = {},
): Promise<LightMyRequestResponse> {
  await turn();
  return app.inject({
    method,
    url,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    ...options,
  });
}

/** One address opens so many accounts and no more: everybody registers at home. */
const homeOf = (pupil: number) => `10.200.${pupil >> 8}.${pupil & 255}`;

/** Registers somebody new. */
export async function registered(
  running: TestApp,
  changes: Partial<RegistrationForm> = {},
  options: InjectOptions = {},
): Promise<Pupil> {
  const form = registrationForm(changes);
  const from = { remoteAddress: homeOf(pupils), ...options };
  const response = await callAs(running, null, 'POST', '/api/register', form, from);
  expect(response.statusCode, response.body).toBe(201);
  return pupilOf(running, response, form.Password);
}

/** Somebody new whom an operator has made an admin. */
export async function registeredAdmin(
  running: TestApp,
  changes: Partial<RegistrationForm> = {},
  options: InjectOptions = {},
): Promise<Pupil> {
  const admin = await registered(running, changes, options);
  await running.accounts.doAdminCommand({ action: 'grant', userId: admin.user.User_ID });
  return { ...admin, user: (await admin.call('GET', '/api/auth/me')).json() };
}

/** Signs in once more, as on another device. */
export async function signedIn(
  running: TestApp,
  { user, password }: Pick<Pupil, 'user' | 'password'>,
  options: InjectOptions = {},
): Promise<Pupil> {
  const body = { username: user.User_ID, password };
  const response = await callAs(running, null, 'POST', '/api/auth/login', body, options);
  expect(response.statusCode, response.body).toBe(200);
  return pupilOf(running, response, password);
}

function pupilOf(running: TestApp, response: LightMyRequestResponse, password: string): Pupil {
  const { token, user } = response.json<{ token: string; user: CurrentUser }>();
  return {
    token,
    user,
    password,
    call: (method, url, body, options) => callAs(running, token, method, url, body, options),
  };
}
