import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FieldGuide, openFieldGuide } from '../advice/field-guide.ts';
import type { FieldsFile } from '../advice/fields-file.ts';
import type { FlexibleAdmissionFile } from '../advice/flexible-route.ts';
import type { OtherSubjectsFile } from '../advice/other-subjects.ts';

/** A path, not a URL: tests of the pages load this too, and their URLs are none of files. */
const DATA = join(import.meta.dirname, '../../../../data');
const read = (name: string) => readFileSync(join(DATA, name), 'utf8');

/** What programmes are about, as it lies under `data/`. */
export function realFieldsFile(): FieldsFile {
  return JSON.parse(read('fields.json'));
}

/** The flexible routes, as they lie under `data/`. */
export function realFlexibleAdmission(): FlexibleAdmissionFile {
  return JSON.parse(read('flexible-admission.json'));
}

/** What institutions publish of Categories B and C, as it lies under `data/`. */
export function realOtherSubjects(): OtherSubjectsFile {
  return JSON.parse(read('other-subjects.json'));
}

let guide: FieldGuide | null = null;

/** The same, ready to be asked. */
export function realFieldGuide(): FieldGuide {
  guide ??= openFieldGuide(realFieldsFile());
  return guide;
}
