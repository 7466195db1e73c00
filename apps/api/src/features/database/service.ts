import type { DatabaseCollection, User } from '@lodestar/contract';
import type { Caller } from '../../caller.ts';
import type { IfMatch } from '../../entity-tag.ts';
import { AppError, fieldProblem, invalidRequest, notFound } from '../../errors.ts';
import type { Source } from '../../request-source.ts';
import type { AccountService } from '../account/service.ts';
import { isCollection, keyOf, POLICY, type Verb } from './policy.ts';

/** A generic request, with the bearer token it brought. */
export interface RowRequest {
  readonly token: string | null;
  readonly collection: string;
  readonly ID: string;
  readonly rowID: string;
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
  readonly read: (request: RowRequest) => Promise<{ readonly row: User; readonly etag: string }>;
  /** Answers the new ETag. */
  readonly write: (request: WriteRequest) => Promise<string>;
  readonly delete: (request: DeleteRequest) => Promise<void>;
  readonly readAll: (collection: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

export function createDatabaseService(account: AccountService): DatabaseService {
  async function signedIn(token: string | null): Promise<Caller> {
    const caller = await account.sessions.callerOf(token);
    if (caller === null) throw new AppError('unauthenticated');
    return caller;
  }

  /** No chat and no preset data is kept yet, so whatever is asked for is absent. */
  async function absentRow(collection: DatabaseCollection, { token, rowID }: RowRequest): Promise<AppError> {
    if (POLICY[collection].read !== 'everyone') await signedIn(token);
    return notFound('rowID', rowID);
  }

  return {
    read: async (request) => {
      const { token, collection, ID, rowID } = request;
      admit('read', collection, ID);
      if (!isUserCollection(collection)) throw await absentRow(collection, request);
      const known = await signedIn(token);
      const found = isOwn(known, rowID)
        ? await account.profile.readOwn(known)
        : known.admin && (await account.profile.readNamed(rowID));
      if (found === false) throw new AppError('forbidden');
      if (found === null) throw notFound('rowID', rowID);
      return { row: found.value, etag: found.etag };
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
      if (!isUserCollection(collection)) throw await absentRow(collection, request);
      const known = await signedIn(token);
      if (!isOwn(known, rowID)) throw new AppError('forbidden');
      if (password === undefined) throw invalidRequest(fieldProblem('password', 'missing'));
      await account.own.erase(known, password, source);
    },
    readAll: async (collection) => {
      admit('readAll', collection, null);
      return [];
    },
  };
}

/** @throws AppError for a collection there is not, a key that is not its own, or a verb that nobody has */
function admit(verb: Verb, collection: string, key: string | null): asserts collection is DatabaseCollection {
  if (!isCollection(collection)) throw notFound('collection', collection);
  if (POLICY[collection][verb] === 'nobody') throw new AppError('forbidden');
  if (key !== null && key !== keyOf(collection)) throw invalidRequest(fieldProblem('ID', 'notTheKey', key));
}

const isUserCollection = (collection: DatabaseCollection) => collection === 'USER';

/** Usernames are unique without case. */
const isOwn = ({ userId }: Caller, name: string) => name.toLowerCase() === userId.toLowerCase();
