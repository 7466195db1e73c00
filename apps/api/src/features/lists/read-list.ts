import type { FieldProblem } from '@lodestar/contract';
import { isListId, kindOfId, LIST_SIZES, notedChoice, type PupilList } from '@lodestar/domain';
import { fieldProblem, invalidFields, invalidRequest } from '../../errors.ts';

interface SentList {
  readonly name: string;
  readonly kind: PupilList['kind'];
  readonly choices: readonly { readonly code: string; readonly note?: string | null | undefined }[];
}

function kindProblems(id: string, { name, kind }: SentList): readonly FieldProblem[] {
  const fixed = kindOfId(id);
  if (fixed === null) {
    return [
      ...(kind === 'shortlist' ? [fieldProblem('kind', 'onlyOfShortlist', kind)] : []),
      ...(name === '' ? [fieldProblem('name', 'missing')] : []),
    ];
  }
  return [
    ...(kind === fixed ? [] : [fieldProblem('kind', 'notOfThisList', kind)]),
    ...(name === '' ? [] : [fieldProblem('name', 'notOfThisList', name)]),
  ];
}

/** A list as it will be kept. @throws AppError invalid_request naming every choice and field that is refused */
export function readList(id: string, sent: SentList, isKnownCode: (code: string) => boolean): PupilList {
  if (!isListId(id)) throw invalidRequest(fieldProblem('id', 'malformed', id));
  const { name, kind, choices } = sent;
  const codes = choices.map(({ code }) => code);
  const room = LIST_SIZES[kind];
  const problems = [
    ...kindProblems(id, sent),
    ...codes.flatMap((code, place) => {
      const field = `choices.${place}.code`;
      if (!isKnownCode(code)) return [fieldProblem(field, 'unknownProgramme', code)];
      if (codes.indexOf(code) !== place) return [fieldProblem(field, 'repeated', code)];
      return place >= room ? [fieldProblem(field, 'tooMany', code)] : [];
    }),
  ];
  if (problems.length > 0) throw invalidFields(problems);
  return { id, name, kind, choices: choices.map(({ code, note }) => notedChoice(code, note ?? undefined)) };
}
