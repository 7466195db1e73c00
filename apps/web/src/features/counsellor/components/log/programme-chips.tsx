import type { Grounds } from '@lodestar/contract';
import { gradeEntries, gradesOf, LEVELS, type LevelOrNone } from '@lodestar/domain';
import { useMemo } from 'react';
import { SCORES_WORK } from '../../../../shared/work/pupil-work.ts';
import { useWork } from '../../../../shared/work/use-work.ts';
import { useNamedProgrammes } from '../../api/use-named-programmes.ts';
import { ProgrammeChip } from './programme-chip.tsx';

interface ProgrammeChipsProps {
  readonly programmes: Grounds['programmes'];
  readonly openCode: string | null;
  readonly onOpen: (code: string | null) => void;
}

/** A level as it came; null for none and for what is not one. */
function levelOf(value: number | null): LevelOrNone | null {
  return value === -1 ? -1 : (LEVELS.find((level) => level === value) ?? null);
}

/** The programmes of an answer, each with its level; with grades entered each opens its receipt. */
export function ProgrammeChips({ programmes, openCode, onOpen }: ProgrammeChipsProps) {
  const codes = useMemo(() => programmes.map(({ code }) => code), [programmes]);
  const named = useNamedProgrammes(codes);
  const { value: table } = useWork(SCORES_WORK);
  const graded = useMemo(() => gradeEntries(gradesOf(table)).length > 0, [table]);
  return (
    <ul className="grid grid-cols-1 gap-2">
      {programmes.map(({ code, level, before }) => (
        <ProgrammeChip
          key={code}
          code={code}
          programme={named?.[code] ?? null}
          level={levelOf(level)}
          before={levelOf(before)}
          opens={graded}
          open={openCode === code}
          onOpen={(open) => onOpen(open ? code : null)}
        />
      ))}
    </ul>
  );
}
