import {
  canDoWithout,
  isSubjectCode,
  type Programme,
  type SubjectCode,
  subjectChoice,
  takesAnyElective,
} from '@lodestar/domain';

type Demand = Programme['elective_requirements'][number][number];

const isByName = ({ any_of: named }: Demand): boolean => named.every(isSubjectCode);

/** Whether there is a way in that any electives serve. */
export function asksForNoneByName({ elective_requirements: ways }: Programme): boolean {
  return (
    ways.length === 0 ||
    ways.some((demands) => demands.every(({ any_of }) => takesAnyElective(subjectChoice(any_of))))
  );
}

/** Every union of one demand by name from each way in. */
function unions(ways: readonly (readonly Demand[])[]): readonly (readonly SubjectCode[])[] {
  return ways.reduce<readonly (readonly SubjectCode[])[]>(
    (before, demands) =>
      before.flatMap((known) =>
        demands
          .filter(isByName)
          .map(({ any_of: named }) => [...new Set([...known, ...named.filter(isSubjectCode)])].toSorted()),
      ),
    [[]],
  );
}

const holdsAll = (one: readonly SubjectCode[], other: readonly SubjectCode[]): boolean =>
  other.every((subject) => one.includes(subject));

/** Sets of electives of which a pupil must have one, whichever way in is taken; none holds another. */
export function electiveGroups(programme: Programme): readonly (readonly SubjectCode[])[] {
  const { elective_requirements: ways } = programme;
  if (asksForNoneByName(programme)) return [];
  const needed = unions(ways).filter((subjects) => !canDoWithout(programme, subjects));
  const different = [...new Map(needed.map((subjects) => [subjects.join(), subjects])).values()];
  return different.filter(
    (subjects) => !different.some((other) => other !== subjects && holdsAll(subjects, other)),
  );
}
