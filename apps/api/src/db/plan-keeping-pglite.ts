import { PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/** Questions kept ready; the one not asked for longest makes room. */
const KEPT = 100;

interface Statement {
  readonly name: string;
  readonly parameterTypes: readonly number[];
}

/**
 * PGlite with named statements: it reads and plans a question when it is first asked, and asks it again in one message
 * instead of six. What is asked within a transaction is planned each time, as PGlite does. Of the options it knows
 * those that Drizzle gives: the form of a row, and how its values are read.
 */
export class PlanKeepingPglite extends PGlite {
  readonly #kept = new Map<string, Statement>();
  #named = 0;

  override query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>>;
  override async query(text: string, values: unknown[] = [], options: QueryOptions = {}): Promise<Results> {
    await this._checkReady();
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(() => this.#ask(text, values, options)),
    );
  }

  async #ask(text: string, values: readonly unknown[], options: QueryOptions): Promise<Results> {
    const { name, parameterTypes } = await this.#statementOf(text);
    const written = values.map((value, index) => this.#written(value, parameterTypes[index]));
    const answers = await this.execProtocolStream(
      Buffer.concat([
        serialize.bind({ statement: name, values: written }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
        serialize.sync(),
      ]),
    );
    const { parsers, ...rest } = options;
    // On top of its own, of which there are hundreds, instead of all of them copied for every answer.
    const read = Object.assign(Object.create(this.parsers), parsers);
    const [results = { rows: [], fields: [] }] = parse.parseResults(answers, read, rest);
    return results;
  }

  #written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.serializers[type];
    return serializer === undefined ? String(value) : serializer(value);
  }

  async #statementOf(text: string): Promise<Statement> {
    const found = this.#kept.get(text);
    const statement = found ?? (await this.#prepare(text));
    if (found !== undefined) this.#kept.delete(text);
    this.#kept.set(text, statement);
    return statement;
  }

  async #prepare(text: string): Promise<Statement> {
    this.#named += 1;
    const name = `kept_${this.#named}`;
    const answers = await this.execProtocolStream(
      Buffer.concat([
        ...this.#makeRoom(),
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
    );
    return { name, parameterTypes: parse.parseDescribeStatementResults(answers) };
  }

  /** The message that closes the statement not asked for longest, when there are too many. */
  #makeRoom(): readonly Uint8Array[] {
    const [oldest] = this.#kept;
    if (this.#kept.size < KEPT || oldest === undefined) return [];
    const [text, { name }] = oldest;
    this.#kept.delete(text);
    return [serialize.close({ type: 'S', name })];
  }
}
