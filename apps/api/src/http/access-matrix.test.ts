import * as contract from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireAdmin } from '../features/account/guards.ts';
import { type Permission, POLICY, type Verb } from '../features/database/policy.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import {
  callAs,
  PASSWORD,
  type Pupil,
  registered,
  registeredAdmin,
  registrationForm,
  signedIn,
} from '../testing/pupil.ts';
import { guardScope } from './caller.ts';

/** Open to admins who have no second factor yet, so it lies among the calls of whoever is signed in. */
const FACTOR_OF_ADMINS = '/api/auth/second-factor/begin';
const PROBE = '/api/admin/probe';

let running: TestApp;
let admin: Pupil;
let pupil: Pupil;
let deadToken: string;
beforeAll(async () => {
  running = await openTestApp({ environment: { RATE_LIMIT: 'off' } });
  running.app.register(async (scope) => {
    guardScope(scope, 'admin', requireAdmin(running.accounts.account));
    scope.get(PROBE, async () => ({ secret: true }));
  });
  admin = await registeredAdmin(running, { User_ID: 'zoe' });
  pupil = await registered(running);
  const gone = await signedIn(running, pupil);
  await gone.call('POST', '/api/auth/logout');
  deadToken = gone.token;
});
afterAll(() => running.close());

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
const endpoints = Object.values<unknown>(contract).filter(isEndpoint);

type Method = contract.Route['method'];
const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies Method[];
const isMethod = (method: unknown): method is Method => METHODS.some((one) => one === method);

/** The API's calls: every route with a method that does something, but for the pages of its document. */
function calls() {
  return running.app.guardedRoutes.flatMap(({ method, url, config }) =>
    isMethod(method) && url.startsWith('/api/') && !url.startsWith('/api/docs')
      ? [{ method, url, access: config?.access }]
      : [],
  );
}

/** The path with parts that name nothing, so that a call that is let in changes nothing. */
const anyPath = (url: string, userId = 'none') => url.replace(':User_ID', userId).replace(/:\w+/g, 'none');

async function statusFor(
  token: string | null,
  { method, url }: { method: Method; url: string },
  userId?: string,
) {
  const body = method === 'GET' ? undefined : { probe: true };
  return (await callAs(running, token, method, anyPath(url, userId), body)).statusCode;
}

describe('the route list', () => {
  test('is the contract, and each route lies in the scope that the contract declares', () => {
    const listed = calls().filter(({ url }) => url !== PROBE);
    const named = ({ method, url, access }: (typeof listed)[number]) => `${method} ${url} ${access}`;
    const declared = endpoints.map(({ method, path, access }) => `${method} ${path} ${access}`);
    expect(listed.map(named).sort()).toEqual([...declared].sort());
  });

  test('nobody gets in where somebody must be signed in, nor with a token that is dead or made up', async () => {
    const guarded = calls().filter(({ access }) => access !== 'public');
    expect(guarded.length).toBeGreaterThan(10);
    for (const call of guarded) {
      for (const token of [null, deadToken, 'made-up']) {
        expect(await statusFor(token, call), `${call.method} ${call.url}`).toBe(401);
      }
    }
  });

  test('a pupil gets in where pupils may, and not where only admins may', async () => {
    for (const call of calls().filter(({ access }) => access !== 'public')) {
      const one = await registered(running);
      const status = await statusFor(one.token, call, one.user.User_ID);
      const expected =
        call.access === 'admin' || call.url === FACTOR_OF_ADMINS ? 403 : expect.not.toBeOneOf([401, 403]);
      expect(status, `${call.method} ${call.url}`).toEqual(expected);
    }
  });

  test('an admin gets in wherever somebody signed in does', async () => {
    for (const call of calls().filter(({ access }) => access === 'admin')) {
      const named = `${call.method} ${call.url}`;
      expect(await statusFor(admin.token, call), named).not.toBeOneOf([401, 403, 404, 500]);
      expect(await statusFor(pupil.token, call), named).toBe(403);
    }
  });

  test('the flag counts at once, both ways, and only on the server', async () => {
    const { accounts } = running;
    const { User_ID: userId } = pupil.user;
    const probe = async () => (await pupil.call('GET', PROBE)).statusCode;
    await accounts.doAdminCommand({ action: 'grant', userId });
    expect(await probe()).toBe(200);
    await accounts.doAdminCommand({ action: 'revoke', userId });
    expect(await probe()).toBe(403);
  });

  test('HEAD is guarded like GET', async () => {
    for (const { url, access } of calls().filter(({ method }) => method === 'GET')) {
      const { statusCode } = await running.app.inject({ method: 'HEAD', url: anyPath(url) });
      if (access !== 'public') expect(statusCode, url).toBe(401);
    }
  });
});

describe('the generic calls: role × collection × verb × owner', () => {
  const VERBS: readonly Verb[] = ['read', 'write', 'delete', 'readAll'];
  const ROLES = ['owner', 'other', 'admin', 'nobody'] as const;
  type Role = (typeof ROLES)[number];
  const COLLECTIONS = ['USER', 'CHAT', 'preset_subjects', 'prog_data_2025'] as const;
  const KEPT: readonly string[] = ['USER'];

  /** What the policy comes to: 200, or how it is refused. What is not kept yet is absent to whoever may ask. */
  function expected(permission: Permission, role: Role, collection: string, verb: Verb): number {
    if (permission === 'nobody') return 403;
    const there = KEPT.includes(collection) || verb === 'readAll' ? 200 : 404;
    if (permission === 'everyone') return there;
    if (role === 'nobody') return 401;
    const may = role === 'owner' || (role === 'admin' && permission === 'ownerOrAdmin');
    return may || collection === 'CHAT' ? there : 403;
  }

  const cases = COLLECTIONS.flatMap((collection) =>
    VERBS.flatMap((verb) =>
      ROLES.map((role) => {
        const permission = POLICY[collection][verb];
        return { collection, verb, role, permission, status: expected(permission, role, collection, verb) };
      }),
    ),
  );

  test.each(cases)('$collection $verb by $role: $status', async ({ collection, verb, role, status }) => {
    const owner = await registered(running);
    const tokens = {
      owner: owner.token,
      other: (await registered(running)).token,
      admin: admin.token,
      nobody: null,
    };
    const ID = contract.COLLECTION_KEYS[collection];
    const rowID = owner.user.User_ID;
    const body = {
      collection,
      ID,
      rowID,
      row: { [ID]: rowID, Nickname: 'changed' },
      password: PASSWORD,
      reason: 'a test',
    };
    const response = await callAs(running, tokens[role], 'POST', `/api/database/${verb}`, body);
    expect(response.statusCode, response.body).toBe(status);
    if (role === 'owner') return;
    const { Nickname } = (await owner.call('GET', '/api/auth/me')).json();
    expect(Nickname).toBeNull();
    if (status !== 200) expect(response.body).not.toContain(owner.user.Email_Address);
  });
});

describe('each field of the user record: what its owner may set, and how', () => {
  type Field = keyof contract.CurrentUser;
  const at = '2026-01-01T00:00:00.000Z';

  /** A value that no new user has. */
  const OTHER: Record<Field, unknown> = {
    User_ID: 'somebody.else',
    UID: 'x',
    First_Name: 'Other',
    Last_Name: 'Other',
    Nickname: 'Other',
    Title: 'Dr.',
    Gender: 'Other',
    Email_Address: 'other@example.hk',
    Tel: '23456789',
    User_Role: 'Sta',
    School_Name: 'Other',
    School_District: 'islands',
    Form: 6,
    direct_marketing: true,
    email_list: true,
    card_id: '1',
    ability_6d: [5, 5, 5, 5, 5, 5],
    eddy_recommendation_title: 'Other',
    eddy_recommendation_text: 'Other',
    needs_recommendation_regeneration: false,
    trajectory_events: [{ id: 'e', name: 'n', year: 2020, type: 'academic', description: '', timestamp: at }],
    trajectory_connections: [{ id: 'c', from: 'a', to: 'b', type: 'related', description: '' }],
    trajectory_analyses: [{ id: 'a', timestamp: at, content: 'c' }],
    event_types: ['other'],
    preferred_language: 'sc',
    jupas_programme_order: { JS6107: 0 },
    createdAt: '2020-01-01T00:00:00.000Z',
    admin: true,
    abilities: ['analytics'],
    agreement_due: false,
    email_confirmation_due: true,
  };
  const fields = Object.keys(contract.currentUserSchema.shape).filter((field): field is Field =>
    Object.hasOwn(OTHER, field),
  );
  const registrable = Object.keys(contract.registerAccount.body.shape);
  const patchable = Object.keys(contract.currentUserChangeSchema.shape);
  const writable = Object.keys(contract.ownUserChangeSchema.shape);
  const PASSED_OVER = ['abilities', 'agreement_due', 'email_confirmation_due', 'jupas_programme_order'];

  test('every field has a value to try', () => {
    expect(fields.sort()).toEqual(Object.keys(contract.currentUserSchema.shape).sort());
  });

  const stored = async (one: Pupil, field: Field) => {
    const record = contract.currentUserSchema.parse((await one.call('GET', '/api/auth/me')).json());
    return record[field];
  };

  test.each(fields)('%s', async (field) => {
    const value = OTHER[field];
    const form = { ...registrationForm(), [field]: value };
    if (field === 'Email_Address') form.Email_Address = `register-${form.Email_Address}`;
    const opened = await callAs(running, null, 'POST', '/api/register', form);
    expect(opened.statusCode, opened.body).toBe(201);
    const set = opened.json().user[field];
    if (!registrable.includes(field)) expect(set).not.toEqual(value);

    const one = await registered(running);
    const before = await stored(one, field);
    const patched = await one.call('PATCH', '/api/auth/me', { [field]: value });
    expect(patched.statusCode).toBe(patchable.includes(field) ? 200 : 400);
    expect(await stored(one, field)).toEqual(patchable.includes(field) ? value : before);

    const two = await registered(running);
    const untouched = await stored(two, field);
    const row = { User_ID: two.user.User_ID, [field]: value };
    const written = await two.call('POST', '/api/database/write', { collection: 'USER', ID: 'User_ID', row });
    const mayWrite = writable.includes(field);
    expect(written.statusCode, written.body).toBe(mayWrite || PASSED_OVER.includes(field) ? 200 : 403);
    expect(await stored(two, field)).toEqual(mayWrite ? value : untouched);
  });
});
