import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files in an order by chance, which `--sequence.seed` repeats, but project by project: a worker goes on with what it has
 * loaded only while the next file is of the same project.
 */
export default class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { projects, config } = this.ctx;
    const drawn = new Map(
      files.map((file) => [
        file,
        createHash('sha1').update(`${config.sequence.seed} ${file.moduleId}`).digest('hex'),
      ]),
    );
    const place = ({ project }: TestSpecification) => projects.indexOf(project);
    const lot = (file: TestSpecification) => drawn.get(file) ?? '';
    return files.toSorted((one, other) => place(one) - place(other) || (lot(one) < lot(other) ? -1 : 1));
  }
}
