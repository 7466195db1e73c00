import { SMTPServer } from 'smtp-server';
import en from '../features/account/locales/en.json' with { type: 'json' };
import sc from '../features/account/locales/sc.generated.json' with { type: 'json' };
import tc from '../features/account/locales/tc.json' with { type: 'json' };

export interface ReceivedLetter {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: { readonly from: string; readonly subject: string; readonly messageId: string };
  readonly text: string;
}

export interface MailBox {
  /** For SMTP_URL. */
  readonly url: string;
  readonly port: number;
  /** All but what everybody gets who registers. */
  readonly letters: () => readonly ReceivedLetter[];
  /** What everybody gets who registers, and once more who asks for it. */
  readonly ownEmailLetters: () => readonly ReceivedLetter[];
  readonly empty: () => void;
  readonly close: () => Promise<void>;
}

/** An SMTP server that keeps what it is sent: on a free port, or where one was before. */
export async function openMailBox(wantedPort = 0): Promise<MailBox> {
  let letters: ReceivedLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        letters.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          ...readLetter(Buffer.concat(chunks).toString('utf8')),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    letters: () => letters.filter((letter) => !isOwnEmail(letter)),
    ownEmailLetters: () => letters.filter(isOwnEmail),
    empty: () => {
      letters = [];
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const OWN_EMAIL = [en, tc, sc].map((texts) => texts.ownEmail.subject);
const isOwnEmail = ({ headers }: ReceivedLetter) => OWN_EMAIL.includes(headers.subject);

function readLetter(source: string): Pick<ReceivedLetter, 'headers' | 'text'> {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = (name: string) =>
    decodeWords(
      lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1) ?? '',
    );
  const text = body.join('\r\n\r\n');
  const encoding = header('content-transfer-encoding').toLowerCase();
  return {
    headers: { from: header('from'), subject: header('subject'), messageId: header('message-id') },
    text: encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : unquote(text, encoding),
  };
}

const unquote = (text: string, encoding: string) =>
  encoding === 'quoted-printable' ? fromQuotedPrintable(text) : text;

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** RFC 2047: words of a header that are not ASCII. */
function decodeWords(value: string): string {
  return value
    .trim()
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuotedPrintable(word.replaceAll('_', ' ')),
    );
}
