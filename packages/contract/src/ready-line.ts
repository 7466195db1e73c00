/** The line by which a server says on its output where it answers. */
export const readyLine = (address: string): string => `Lodestar is ready at ${address}`;

const ADDRESS = /^Lodestar is ready at (\S+)/;

/** The address that a server's output tells; other lines may come before it. @throws Error when it ended without that line */
export async function addressTold(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, address] = ADDRESS.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('the server ended before it was ready');
}
