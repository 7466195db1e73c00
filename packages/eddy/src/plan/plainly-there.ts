import type { Understanding } from '../understanding.ts';
import { bandsCounted } from './bands-of-it.ts';
import { risesTo } from './grades.ts';
import { refused } from './left-out.ts';
import { soughtBySubject } from './of-subject.ts';
import { offeredWhere } from './offered-where.ts';
import { decidedOfOwn } from './own-decision.ts';
import type { Wish } from './parts.ts';
import { afterThose } from './several-meant.ts';
import { subjectThere } from './subject-at.ts';
import { workedOut } from './worked-out.ts';

/** What is asked so plainly of choices, grades or subjects that it is looked up before anything else is heard. */
export const plainlyThere = (wish: Wish): Understanding | null =>
  afterThose(wish) ??
  decidedOfOwn(wish) ??
  risesTo(wish) ??
  workedOut(wish) ??
  soughtBySubject(wish) ??
  subjectThere(wish) ??
  bandsCounted(wish) ??
  offeredWhere(wish) ??
  refused(wish);
