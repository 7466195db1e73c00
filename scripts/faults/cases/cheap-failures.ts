import { signInOf } from '@lodestar/contract/testing/registration.ts';
import { call, register } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { startProduct } from '../support/product.ts';

const FAILURES = 400;

export const cheapFailures: Fault = {
  name: `${FAILURES} cheap 404s from a school's address`,
  mustMeet: 'further ones 429; sessions, sign-in, registration and reading from there go on',
  databases: ['embedded', 'postgres'],
  limitSeconds: 90,
  run: async ({ settings }) => {
    const { address } = await startProduct({ ...settings, RATE_LIMIT: 'on' });
    const { token, user } = await register(address, 'classmate');
    const failures: number[] = [];
    for (let count = 0; count < FAILURES; count += 20) {
      const some = Array.from({ length: 20 }, () => call(address, 'GET', '/api/programmes/none'));
      failures.push(...(await Promise.all(some)).map(({ status }) => status));
    }
    const login = { body: signInOf(user.User_ID) };
    const ours = {
      told404: failures.filter((status) => status === 404).length,
      told429: failures.filter((status) => status === 429).length,
      me: (await call(address, 'GET', '/api/auth/me', { token })).status,
      ownMistake: (await call(address, 'GET', '/api/chat/none', { token })).status,
      login: (await call(address, 'POST', '/api/auth/login', login)).status,
      reading: (await call(address, 'GET', '/api/programmes/dse/stats')).status,
      registration: await register(address, 'newcomer').then(
        () => 201,
        () => 0,
      ),
    };
    const { told404, told429, me, ownMistake, login: loggedIn, reading, registration } = ours;
    const goesOn = [me, loggedIn, reading].every((status) => status === 200) && registration === 201;
    return measured(ours, told404 === 300 && told429 === 100 && goesOn && ownMistake === 404);
  },
};
