import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const LIST = 'packages/domain/src/languages.ts';
const OURS = '@lodestar';
const ENTRY = `  xx: {
    tag: 'xx', dates: 'xx', asked: /^xx/, face: 'XX', name: 'XX', english: 'an imaginary language', catalogue: 'xx.json',
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>;`;

/** A copy of the rooms in which the list of languages has one more, able to find its own packages and everybody else's. */
function copyWithOneMore(rooms: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'lodestar-language-'));
  const kept = (path: string) => !/[\\/](?:node_modules|dist)$|\.tsbuildinfo$/.test(path);
  for (const room of ['tsconfig.base.json', 'data', ...rooms])
    cpSync(join(ROOT, room), join(copy, room), { recursive: true, filter: kept });
  const list = join(copy, LIST);
  writeFileSync(list, readFileSync(list, 'utf8').replace(/\} as const satisfies .*;/, ENTRY));
  mkdirSync(join(copy, 'node_modules', OURS), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== OURS) symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  for (const room of rooms)
    symlinkSync(join(copy, room), join(copy, 'node_modules', OURS, room.split('/').at(-1) ?? room));
  return copy;
}

/** The files in which the compiler asks for something as soon as the list has one language more, tests left out. */
export function askedByAnImaginaryLanguage(rooms: readonly string[]): readonly string[] {
  const copy = copyWithOneMore(rooms);
  try {
    const files = new Set<string>();
    for (const room of rooms) {
      const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-b', room], {
        cwd: copy,
        encoding: 'utf8',
      });
      for (const [, file = ''] of stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)) files.add(file);
    }
    return [...files].filter((file) => !/\.test\.tsx?$|\/testing\//.test(file)).sort();
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
