import { AGREEMENT_VERSION } from '@lodestar/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { DAY_MS, testClock } from '../../testing/clock.ts';
import { type MailBox, openMailBox } from '../../testing/mail-box.ts';
import { callAs, type Pupil, registered, signedIn } from '../../testing/pupil.ts';

const clock = testClock('2026-07-15T00:00:00Z');
let mail: MailBox;
let running: TestApp;
beforeAll(async () => {
  mail = await openMailBox();
  const environment = { SMTP_URL: mail.url, MAIL_FROM: 'a@example.hk', KEEP_ACCOUNTS_MONTHS: '12' };
  running = await openTestApp({ now: clock.now, environment });
});
afterAll(async () => {
  await running.close();
  await mail.close();
});
beforeEach(() => mail.empty());
afterEach(() => running.accounts.settled());

/** Somebody comes: house-keeping follows. */
async function later(days: number, place = running): Promise<void> {
  clock.advance(days * DAY_MS);
  await registered(place);
  await place.accounts.settled();
}
const isThere = async ({ user }: Pupil, place = running) => {
  const body = { username: user.User_ID };
  const { available } = (await callAs(place, null, 'POST', '/api/check-username', body)).json();
  return available === false;
};
const lettersTo = ({ user }: Pupil) => mail.letters().filter(({ to }) => to[0] === user.Email_Address);

describe('an account that nobody uses', () => {
  test('is told 30 days before, once, and erased with all that is kept; one that is used stays', async () => {
    const unused = await registered(running);
    await unused.call('POST', '/api/dse-scores/save', { scores: { PHY: '5' } });
    const used = await registered(running);
    const admin = await registered(running);
    await running.accounts.doAdminCommand({ action: 'grant', userId: admin.user.User_ID });
    await later(334);
    expect(mail.letters()).toEqual([]);
    // A year is 366 days where the clock of other tests has reached a leap year.
    await later(3);
    expect(lettersTo(unused)).toHaveLength(1);
    expect(lettersTo(used)).toHaveLength(1);
    expect(lettersTo(admin)).toEqual([]);
    await signedIn(running, used);
    await later(28);
    expect(lettersTo(unused)).toHaveLength(1);
    expect(await isThere(unused)).toBe(true);
    await later(3);
    expect(await isThere(unused)).toBe(false);
    expect(await isThere(used)).toBe(true);
    expect(await isThere(admin)).toBe(true);
    const { db } = running.database;
    const scores: unknown = await db.execute(`select 1 from dse_scores where uid = '${unused.user.UID}'`);
    expect(scores).toMatchObject({ rows: [] });
    const again = await registered(running, { User_ID: unused.user.User_ID });
    expect(again.user.UID).not.toBe(unused.user.UID);
  });

  test('whose letter cannot be sent is not erased before long after', async () => {
    const environment = { SMTP_URL: 'smtp://127.0.0.1:1', KEEP_ACCOUNTS_MONTHS: '12' };
    const cut = await openTestApp({ now: clock.now, environment });
    const pupil = await registered(cut);
    await later(370, cut);
    await later(60, cut);
    expect(await isThere(pupil, cut)).toBe(true);
    await later(30, cut);
    expect(await isThere(pupil, cut)).toBe(false);
    await cut.close();
  });

  test('without mail ends after the months, with use by a session counting as use', async () => {
    const silent = await openTestApp({ now: clock.now });
    const pupil = await registered(silent);
    for (let days = 0; days < 20; days += 10) {
      clock.advance(10 * DAY_MS);
      await pupil.call('GET', '/api/auth/me');
    }
    await later(3 * 365 - 10, silent);
    expect(await isThere(pupil, silent)).toBe(true);
    await later(12, silent);
    expect(await isThere(pupil, silent)).toBe(false);
    await silent.close();
  });
});

describe('the agreement', () => {
  const isDue = async (pupil: Pupil) =>
    (await pupil.call('GET', '/api/auth/me')).json<{ agreement_due: boolean }>().agreement_due;

  test('sent with the registration is kept with time and version, and not asked for', async () => {
    const pupil = await registered(running, { agreed: true });
    expect(await isDue(pupil)).toBe(false);
    const { account } = (await pupil.call('GET', '/api/auth/export')).json();
    expect(account).toMatchObject({
      agreedAt: clock.now().toISOString(),
      agreedVersion: AGREEMENT_VERSION,
    });
  });

  test.each([undefined, null, false])('left out (%j) is due until it is given', async (agreed) => {
    const pupil = await registered(running, { agreed });
    expect(await isDue(pupil)).toBe(true);
    const agree = (body: unknown) => pupil.call('POST', '/api/auth/agreement', body);
    for (const bad of [{}, { agreed: false, version: AGREEMENT_VERSION }, { agreed: true, version: '1999' }])
      errorOf(await agree(bad), 400);
    errorOf(await agree({ agreed: true, version: 'x'.repeat(300_000) }), 413);
    expect(await isDue(pupil)).toBe(true);
    expect((await agree({ agreed: true, version: AGREEMENT_VERSION })).json()).toEqual({ success: true });
    expect(await isDue(pupil)).toBe(false);
  });

  test('is given by whoever is signed in', async () => {
    const body = { agreed: true, version: AGREEMENT_VERSION };
    errorOf(await callAs(running, null, 'POST', '/api/auth/agreement', body), 401);
  });
});
