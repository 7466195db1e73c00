import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Names, when the run is told to end, the files and tests that had begun and not ended: one of them hangs. */
export default class UnderWay implements Reporter {
  readonly #begun = new Map<string, string>();

  onInit() {
    process.once('SIGTERM', () => {
      console.error(`Under way when told to end:\n${[...this.#begun.values()].sort().join('\n')}`);
      process.exit(143);
    });
  }

  onTestModuleQueued({ id, relativeModuleId }: TestModule) {
    this.#begun.set(id, relativeModuleId);
  }

  onTestModuleEnd({ id }: TestModule) {
    this.#begun.delete(id);
  }

  onTestCaseReady({ id, module, fullName }: TestCase) {
    this.#begun.set(id, `${module.relativeModuleId} > ${fullName}`);
  }

  onTestCaseResult({ id }: TestCase) {
    this.#begun.delete(id);
  }
}
