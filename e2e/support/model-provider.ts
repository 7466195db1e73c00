import { type Fixture, LLMock } from '@copilotkit/aimock';

/** What is wrong with the provider. */
export type ProviderFault = 'error' | 'busy' | 'hanging' | 'cut';

/** An OpenAI-compatible provider that a journey scripts. */
export interface ScriptedProvider {
  /** Its address, for `EDDY_BASE_URL`. */
  readonly address: string;
  /** Answers from now on, the first that fits; what none fits is refused. */
  readonly script: (...fixtures: readonly Fixture[]) => void;
  /** Says this to whatever is asked. */
  readonly says: (content: string, options?: Partial<Fixture>) => void;
  readonly fails: (fault: ProviderFault) => void;
  /** Refuses whatever brings tools, and says this to the rest. */
  readonly saysWithoutTools: (content: string) => void;
  /** Everything it was sent since it was last scripted, as text. */
  readonly received: () => string;
  readonly calls: () => number;
  readonly stop: () => Promise<void>;
}

const anything = { predicate: () => true };

const FAULTS: Readonly<Record<ProviderFault, Fixture>> = {
  error: { match: anything, response: { error: { message: 'broken' }, status: 500 } },
  busy: { match: anything, response: { error: { message: 'busy' }, status: 429 } },
  hanging: { match: anything, response: { content: 'too late' }, latency: 60_000 },
  cut: {
    match: anything,
    response: { content: 'This answer breaks off in the middle of what it wanted to say.' },
    chunkSize: 8,
    truncateAfterChunks: 3,
  },
};

/** Opens a provider on a free port. */
export async function openScriptedProvider(): Promise<ScriptedProvider> {
  const mock = new LLMock({ port: 0, host: '127.0.0.1' });
  await mock.start();
  const script = (...fixtures: readonly Fixture[]) => {
    mock.clearFixtures().clearRequests();
    mock.addFixtures([...fixtures]);
  };
  return {
    address: `${mock.url}/v1`,
    script,
    says: (content, options = {}) => script({ match: anything, response: { content }, ...options }),
    fails: (fault) => script(FAULTS[fault]),
    saysWithoutTools: (content) =>
      script(
        {
          match: { predicate: ({ tools }) => (tools?.length ?? 0) > 0 },
          response: { error: { message: 'school-model does not support tools' }, status: 400 },
        },
        { match: anything, response: { content } },
      ),
    received: () => JSON.stringify(mock.getRequests().map(({ body }) => body)),
    calls: () => mock.getRequests().length,
    stop: () => mock.stop(),
  };
}
