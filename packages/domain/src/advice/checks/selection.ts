import type { DocumentKind } from '../../admission/study-facts.ts';
import { qualifiersOf } from '../../explain/qualifiers.ts';
import type { Choice } from './choice.ts';
import type { ListFinding } from './finding.ts';

function interview({ code, programme }: Choice): readonly ListFinding[] {
  return qualifiersOf(programme).flatMap((qualifier): readonly ListFinding[] => {
    if (qualifier.key !== 'interviewDecides') return [];
    const source = programme.source.interview ?? programme.source.documents ?? null;
    const year = source?.year ?? null;
    const figures = qualifier.params;
    return [{ id: 'interviewDecides', severity: 'warning', codes: [code], figures, year, source }];
  });
}

const TO_BE_MADE: readonly DocumentKind[] = ['portfolio', 'video', 'statement'];

function documentsDue({ code, programme }: Choice): readonly ListFinding[] {
  const documents = (programme.documents ?? []).filter(
    ({ kind, need }) => need === 'required' && TO_BE_MADE.includes(kind),
  );
  if (documents.length === 0) return [];
  const source = programme.source.documents ?? null;
  const year = source?.year ?? null;
  return [
    { id: 'missingDocument', severity: 'warning', codes: [code], figures: { documents }, year, source },
  ];
}

/** What decides besides grades, and what has to be handed in. */
export function selection(choices: readonly Choice[]): readonly ListFinding[] {
  return choices.flatMap((choice) => [...interview(choice), ...documentsDue(choice)]);
}
