import { z } from 'zod';
import { brokenModel, MODEL_FAULTS, type ModelFault } from '../support/broken-model.ts';
import { call, quantile, register, rounded } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { startProduct } from '../support/product.ts';

const WITHIN_MS = 30_000;
const OTHERS_WITHIN_MS = 500;
const QUESTION = 'Which of my choices is the safest?';

const faults: readonly ModelFault[] = [
  'refused',
  'error',
  'busy',
  'hanging',
  'cut',
  'html',
  'large',
  'badUtf8',
];
const createdSchema = z.object({ Chat_ID: z.string() });
const chatSchema = z.object({
  Messages: z.array(z.object({ Text: z.string(), Is_Bot: z.boolean(), state: z.string() })),
});

export const modelFaults: Fault = {
  name: `model ${Object.keys(MODEL_FAULTS).join(', ')}`,
  mustMeet: 'apology within 30 s, pupil’s message kept, other calls unaffected, crisis card still given',
  databases: ['embedded', 'postgres'],
  limitSeconds: 400,
  run: async ({ settings }) => {
    const model = await brokenModel();
    const eddy = { EDDY_BASE_URL: model.address, EDDY_MODEL: 'broken', EDDY_API_KEY: 'none' };
    const seen: Record<string, unknown> = {};
    let wellMet = true;
    for (const fault of faults) {
      model.turn(fault);
      // A server of its own: one that has seen the model fail for a while does not ask it any more.
      const { address, end } = await startProduct({ ...settings, ...eddy });
      const { token, user } = await register(address, `asks-${fault}`);
      const ask = (path: string, text: string) =>
        call(address, 'POST', path, {
          token,
          body: { Text: text },
          headers: { accept: 'text/event-stream' },
        });
      const created = await call(address, 'POST', '/api/chat/create', {
        token,
        body: { User_ID: user.User_ID, initial_message: 'Hello' },
      });
      const path = `/api/chat/${createdSchema.parse(JSON.parse(created.text)).Chat_ID}`;
      const others: number[] = [];
      const timer = setInterval(
        () => void call(address, 'GET', '/api/auth/me', { token }).then(({ ms }) => others.push(ms)),
        50,
      );
      const answer = await ask(`${path}/message`, QUESTION);
      clearInterval(timer);
      const failed = answer.text.includes('event: error') || answer.status === 503;
      const crisis = await ask(`${path}/message`, 'I want to kill myself');
      const { text } = await call(address, 'GET', path, { token });
      const { Messages } = chatSchema.parse(JSON.parse(text));
      const found = {
        apology: failed,
        afterMs: rounded(answer.ms, 0),
        messageKept: Messages.some(({ Text, Is_Bot }) => !Is_Bot && Text === QUESTION),
        crisisCard: crisis.status === 200 && Messages.some(({ state }) => state === 'helpLine'),
        otherCallsP99Ms: rounded(quantile(others, 0.99)),
      };
      seen[fault] = found;
      await end('SIGTERM');
      wellMet &&=
        found.apology &&
        found.afterMs <= WITHIN_MS &&
        found.messageKept &&
        found.crisisCard &&
        found.otherCallsP99Ms <= OTHERS_WITHIN_MS;
    }
    return measured(seen, wellMet);
  },
};
