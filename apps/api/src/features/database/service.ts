import type { DatabaseCollection } from '@lodestar/contract';
import { AppError, fieldProblem, invalidRequest, notFound } from '../../errors.ts';
import type { AnswerBytes, IfMatch } from '../../http/answer-bytes.ts';
import type { Caller } from '../../http/caller.ts';
import type { Source } from '../../http/request-source.ts';
import { type AbilityService, PUBLIC_COLLECTIONS, type PublicCollection } from '../ability/service.ts';
import type { AccountService } from '../account/service.ts';
import { isCollection, keyOf, POLICY, type Verb } from './policy.ts';

/** A generic request, with the bearer token it brought. */
export interface RowRequest {
  readonly token: string | null;
  readonly collection: string;
  readonly ID: string;
  readonly rowID: string;
}

export interface ReadRequest extends RowRequest {
  /** Why an admin reads another's row. */
  readonly reason: string | undefined;
  readonly requestId: string;
}

export interface WriteRequest extends Omit<RowRequest, 'rowID'> {
  readonly rowID: string | undefined;
  readonly row: Readonly<Record<string, unknown>>;
  readonly ifMatch: IfMatch;
}

export interface DeleteRequest extends RowRequest {
  readonly password: string | undefined;
  readonly source: Source;
}

/** The generic database calls, as far as the policy lets them. */
export interface DatabaseService {
  readonly read: (request: ReadRequest) => Promise<FoundRow>;
  /** Answers the new ETag. */
  readonly write: (request: WriteRequest) => Promise<string>;
  readonly delete: (request: DeleteRequest) => Promise<void>;
  readonly readAll: (collection: string) => AnswerBytes;
}

export interface FoundRow {
  readonly row: Readonly<Record<string, unknown>>;
  /** Null for rows that nobody changes. */
  readonly etag: string | null;
}

/** What these calls may do with chats. */
export interface OwnChats {
  readonly read: (caller: Caller, chatId: string) => Promise<object>;
  readonly delete: (caller: Caller, chatId: string) => Promise<void>;
}

export interface DatabaseDeps {
  readonly chats: OwnChats;
  readonly account: AccountService;
  readonly ability: AbilityService;
}

export function createDatabaseService({ account, ability, chats }: DatabaseDeps): DatabaseService {
  async function signedIn(token: string | null): Promise<Caller> {
    const caller = await account.sessions.callerOf(token);
    if (caller === null) throw new AppError('unauthenticated');
    return caller;
  }

  function publicRow(collection: PublicCollection, rowID: string): FoundRow {
    const row = ability.row(collection, rowID);
    if (row === null) throw notFound('rowID', rowID);
    return { row: { ...row }, etag: null };
  }

  return {
    read: async (request) => {
      const { token, collection, ID, rowID, reason, requestId } = request;
      admit('read', collection, ID);
      if (isPublic(collection)) return publicRow(collection, rowID);
      const known = await signedIn(token);
      if (!isUserCollection(collection)) return { row: { ...(await chats.read(known, rowID)) }, etag: null };
      const found = isOwn(known, rowID)
        ? await account.profile.readOwn(known)
        : await account.admins.readPerson(known, rowID, { reason, requestId });
      if (found === null) throw notFound('rowID', rowID);
      return { row: { ...found.value }, etag: found.etag };
    },
    write: async ({ token, collection, ID, rowID, row, ifMatch }) => {
      admit('write', collection, ID);
      const known = await signedIn(token);
      const names = [row[ID], rowID].filter((name) => name !== undefined);
      if (names.length === 0) throw invalidRequest(fieldProblem(`row.${ID}`, 'missing'));
      if (!names.every((name) => typeof name === 'string' && isOwn(known, name)))
        throw new AppError('forbidden');
      return account.profile.writeRow(known, { ...row, [ID]: known.userId }, ifMatch);
    },
    delete: async (request) => {
      const { token, collection, ID, rowID, password, source } = request;
      admit('delete', collection, ID);
      const known = await signedIn(token);
      if (!isUserCollection(collection)) return chats.delete(known, rowID);
      if (!isOwn(known, rowID)) throw new AppError('forbidden');
      if (password === undefined) throw invalidRequest(fieldProblem('password', 'missing'));
      await account.own.erase(known, password, source);
    },
    readAll: (collection) => {
      admit('readAll', collection, null);
      if (!isPublic(collection)) throw new AppError('forbidden');
      return ability.every(collection);
    },
  };
}

/** @throws AppError for a collection there is not, a key that is not its own, or a verb that nobody has */
function admit(verb: Verb, collection: string, key: string | null): asserts collection is DatabaseCollection {
  if (!isCollection(collection)) throw notFound('collection', collection);
  if (POLICY[collection][verb] === 'nobody') throw new AppError('forbidden');
  if (key !== null && key !== keyOf(collection)) throw invalidRequest(fieldProblem('ID', 'notTheKey', key));
}

const isPublic = (collection: DatabaseCollection): collection is PublicCollection =>
  PUBLIC_COLLECTIONS.some((one) => one === collection);

const isUserCollection = (collection: DatabaseCollection) => collection === 'USER';

/** Usernames are unique without case. */
const isOwn = ({ userId }: Caller, name: string) => name.toLowerCase() === userId.toLowerCase();
