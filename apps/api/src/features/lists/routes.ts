import { deleteList, type FieldProblem, ownLists, saveList } from '@lodestar/contract';
import { isListId, kindOfId, LIST_SIZES, notedChoice, type PupilList } from '@lodestar/domain';
import { fieldProblem, invalidFields, invalidRequest } from '../../errors.ts';
import { callerOf } from '../../http/caller.ts';
import { route, type Scope } from '../../http/route.ts';
import type { ListsService } from './service.ts';

const done = { success: true } as const;

export function listRoutes(scope: Scope, lists: ListsService, isKnownCode: (code: string) => boolean): void {
  route(scope, ownLists, async (request) => ({ ...done, lists: await lists.all(callerOf(request)) }));

  route(scope, saveList, async (request, reply) => {
    const list = readList(request.params.id, request.body, isKnownCode);
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
    reply.header('etag', await lists.save(callerOf(request), list, { ifMatch, ifNoneMatch }));
    return done;
  });

  route(scope, deleteList, async (request) => {
    await lists.remove(callerOf(request), request.params.id, request.headers['if-match']);
    return done;
  });
}

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
function readList(id: string, sent: SentList, isKnownCode: (code: string) => boolean): PupilList {
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
