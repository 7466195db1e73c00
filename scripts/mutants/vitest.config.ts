import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const readsWholeYears = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('real-catalogue') ? 1 : 0;

/** A mutant falls with the first test that fails: those over whole years come last. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => readsWholeYears(one) - readsWholeYears(other));
  }
}

/** The tests of one folder of the domain: its mutants must fall by them alone. */
export default defineConfig({
  test: {
    include: [`packages/domain/src/${process.env.MUTANTS_OF}/**/*.test.ts`],
    // As in the whole suite: modules hold no state, and a worker that has loaded them once goes on with the next file.
    isolate: false,
    restoreMocks: true,
    // It only ends what hangs, and a low priority beside others is very slow.
    testTimeout: 600_000,
    sequence: { sequencer: QuickFirst },
  },
});
