import { ELECTIVE_SUBJECTS, type Grade, type Grades, LEVEL_GRADES, type SubjectCode } from '@lodestar/domain';

/** Numbers that look like chance and are the same in every run (a linear congruential generator). */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** So many different pupils: the core subjects and three electives each, middling to good grades. */
export function pupils(count: number): Grades[] {
  const pick = chance(2026);
  const grade = (): Grade => LEVEL_GRADES[pick(6)] ?? '3';
  const found = new Map<string, Grades>();
  while (found.size < count) {
    const electives = ELECTIVE_SUBJECTS.map((subject) => ({ subject, order: pick(1_000_000) }))
      .sort((a, b) => a.order - b.order)
      .slice(0, 3);
    const entries: [SubjectCode, Grade][] = [
      ['CHI', grade()],
      ['ENG', grade()],
      ['MAT', grade()],
      ['CSD', 'Attained'],
      ...electives.map(({ subject }): [SubjectCode, Grade] => [subject, grade()]),
    ];
    found.set(JSON.stringify(entries), Object.fromEntries(entries));
  }
  return [...found.values()];
}
