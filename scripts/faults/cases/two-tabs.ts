import { call, eventNamed, eventsIn, register } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { startProduct } from '../support/product.ts';

const EDITS = 200;

/** A tab adds one event after the other to what it last saw; when another was quicker it merges and tries again. */
async function editAs(address: string, token: string, tab: string): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  let seen = await call(address, 'GET', '/api/auth/me', { token });
  for (let edit = 0; edit < EDITS; edit++) {
    const name = `${tab}-${edit}`;
    for (;;) {
      const { status, text, etag } = await call(address, 'PATCH', '/api/auth/me', {
        token,
        body: { trajectory_events: [...eventsIn(seen.text), eventNamed(name)] },
        headers: { 'if-match': seen.etag ?? '' },
      });
      if (status === 200) {
        acknowledged.push(name);
        seen = { ...seen, text, etag };
        break;
      }
      if (status !== 412) throw new Error(`an edit answered ${status}: ${text.slice(0, 200)}`);
      seen = await call(address, 'GET', '/api/auth/me', { token });
    }
  }
  return acknowledged;
}

export const twoTabs: Fault = {
  name: `two tabs, ${EDITS} edits each`,
  mustMeet: 'acknowledged edits lost 0',
  databases: ['embedded', 'postgres'],
  limitSeconds: 180,
  run: async ({ settings }) => {
    const { address } = await startProduct(settings);
    const { token } = await register(address, 'two.tabs');
    const tabs = await Promise.all(['left', 'right'].map((tab) => editAs(address, token, tab)));
    const { text } = await call(address, 'GET', '/api/auth/me', { token });
    const kept = new Set(eventsIn(text).map(({ name }) => name));
    const acknowledged = tabs.flat();
    const lost = acknowledged.filter((name) => !kept.has(name)).length;
    return measured(
      { acknowledged: acknowledged.length, lost },
      lost === 0 && acknowledged.length === 2 * EDITS,
    );
  },
};
