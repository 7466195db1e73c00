import { cpSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from './place.mjs';

const SOURCE = join(ROOT, 'apps', 'api', 'src');
const BUILT = join(ROOT, 'apps', 'api', 'dist');

/** What runs by itself: the server, its threads and processes, and the commands. */
const ENTRIES = [
  'main',
  'db/create-folder',
  'features/account/password-thread',
  'features/programmes/judging-thread',
  'cli/admin',
  'cli/backup',
  'cli/import',
  'cli/migrate',
  'cli/restore',
];

/** They find files of their own beside them, which a bundle would lose. */
const EXTERNAL = [/^@electric-sql\/pglite/, /^@node-rs\/argon2/, /^pg-native$/];

/** It sends files that lie beside it; left outside it would bring its libraries with it, most of which the bundle has. */
const SENDS_OWN_FILES = /node_modules\/(@fastify\/swagger-ui\/.+)$/;

const escaped = (/** @type {string} */ text) =>
  text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * What `asciiOnly` leaves alone: raw templates, written here with doubled backslashes where what is put into them
 * holds no backslash, and notices of authorship. @returns {import('rolldown').Plugin}
 */
const inAscii = () => ({
  name: 'in-ascii',
  transform: (code) =>
    /[^\0-\x7f]/.test(code)
      ? code
          .replace(
            /String\.raw`((?:[^`$\\]|\\[^`$]|\$\{[^`{}\\]+\}|\$(?![{]))*)`/g,
            (_, raw) => `\`${raw.replaceAll('\\', '\\\\')}\``,
          )
          .replace(/(?:\/\/|\/\*)!.*$/gm, escaped)
      : null,
});

/**
 * Node keeps the text of what it runs in memory, two bytes a character where a single one of them is not ASCII. Names stay,
 * so that a stack trace can be read.
 *
 * @type {import('rolldown').OutputOptions}
 */
const LEAN_TEXT = {
  comments: { legal: true, annotation: false, jsdoc: false },
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
};

/** One character in four million doubles what their text takes. */
function requireAscii(/** @type {import('rolldown').OutputChunk} */ { code, fileName }) {
  const [found] = /.{0,60}[^\0-\x7f].{0,60}/.exec(code) ?? [];
  if (found !== undefined) throw new Error(`${fileName} is not ASCII: ${found}`);
}

const slashed = (/** @type {string} */ path) => path.replaceAll('\\', '/');

/** A file keeps its place: what it names beside it lies beside it in the bundle too. @returns {import('rolldown').Plugin} */
const keepingPlaces = () => ({
  name: 'keeping-places',
  transform(code, id) {
    const [, installed] = SENDS_OWN_FILES.exec(slashed(id)) ?? [];
    if (installed !== undefined && code.includes('__dirname'))
      return code.replaceAll('__dirname', `require('node:path').dirname(require.resolve('${installed}'))`);
    if (!id.startsWith(SOURCE) || !code.includes('import.meta.url')) return null;
    const place = slashed(relative(SOURCE, id));
    return code
      .replace(/'(\.\/[\w/-]+)\.ts', import\.meta\.url/g, "'$1.js', import.meta.url")
      .replaceAll('import.meta.url', `__placeOf("${place}")`);
  },
  renderChunk(code, chunk) {
    return code.replace(/__placeOf\("([^"]+)"\)/g, (_, place) => {
      const from = slashed(relative(dirname(chunk.fileName), place));
      return `new URL(${JSON.stringify(from)}, import.meta.url).href`;
    });
  },
});

/** Puts the server with its libraries into few files, which start faster and take less memory than a thousand. */
async function bundleServer() {
  rmSync(BUILT, { recursive: true, force: true });
  const bundle = await rolldown({
    input: Object.fromEntries(ENTRIES.map((name) => [name, join(SOURCE, `${name}.ts`)])),
    platform: 'node',
    external: EXTERNAL,
    plugins: [keepingPlaces(), inAscii()],
    logLevel: 'warn',
  });
  const { output } = await bundle.write({
    dir: BUILT,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name]-[hash].js',
    ...LEAN_TEXT,
  });
  for (const one of output) if (one.type === 'chunk') requireAscii(one);
  cpSync(join(SOURCE, 'db', 'migrations'), join(BUILT, 'db', 'migrations'), { recursive: true });
}

await bundleServer();
