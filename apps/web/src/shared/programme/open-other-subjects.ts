import { type OtherSubjectsFile, withOtherSubjects } from '@lodestar/domain';

const files = import.meta.glob<OtherSubjectsFile>('../../../../../data/other-subjects.json', {
  import: 'default',
});

/** What institutions publish, and what lets a catalogue of the year count it. */
export interface OtherSubjectsParts {
  readonly file: OtherSubjectsFile;
  readonly extend: typeof withOtherSubjects;
}

/** A script of its own: few pupils have other languages or Applied Learning. */
export async function loadOtherSubjects(): Promise<OtherSubjectsParts> {
  const [load] = Object.values(files);
  if (load === undefined) throw new Error('the file of other subjects is not in this build');
  return { file: await load(), extend: withOtherSubjects };
}
