import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, runnerImport } from 'vite';

type Drawing = typeof import('../src/app/first-paint.tsx');
type Chunk = Rolldown.OutputChunk;

const ROOT_ELEMENT = '<div id="root"></div>';
const SCRIPT_TAGS = / *<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>\n?/g;
const LANGUAGES = ['en', 'tc', 'sc'] as const;
const TEXTS = /\/(?:src|shared|features(?:\/[\w-]+)?)\/([\w-]+)\/locales\/(en|tc|sc)(?:\.generated)?\.json$/;

/** What is fetched for a path beside the script in index.html. */
const PAGES: readonly {
  readonly path: string;
  readonly modules: readonly string[];
  readonly texts: string;
}[] = [
  { path: '/', modules: ['/features/support/landing-page.tsx'], texts: 'support' },
  {
    path: '/jupaselect',
    modules: ['/features/admission/jupaselect-page.tsx', '/app/query-scope.tsx'],
    texts: 'admission',
  },
  { path: '/help', modules: ['/support/help/help-page.tsx'], texts: 'help' },
  { path: '/jupasurvey', modules: ['/support/survey/survey-page.tsx'], texts: 'survey' },
  { path: '/login', modules: ['/features/account/login-page.tsx'], texts: 'account' },
  { path: '/register', modules: ['/features/account/register-page.tsx'], texts: 'account' },
];
const SHELL_TEXTS = ['i18n', 'app'];

function holdsTexts(chunk: Chunk, language: string, owners: readonly string[]): boolean {
  return chunk.moduleIds.some((id) => {
    const [, owner, of] = TEXTS.exec(id) ?? [];
    return owner !== undefined && of === language && owners.includes(owner);
  });
}

function withImports(
  chunk: Chunk,
  chunks: ReadonlyMap<string, Chunk>,
  found = new Set<string>(),
): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) withImports(imported, chunks, found);
  }
  return found;
}

/** The script of the page, what comes with it, and what a path and a language need besides. */
function filesAhead(bundle: Rolldown.OutputBundle) {
  const chunks = new Map(
    Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  );
  const all = [...chunks.values()];
  const entry = all.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('the build has no entry');
  const atOnce = withImports(entry, chunks);
  const holding = (module: string) =>
    all.filter((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)));
  const textsOf = (...owners: readonly string[]) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        all.filter((chunk) => holdsTexts(chunk, language, owners)).map(({ fileName }) => `/${fileName}`),
      ]),
    );
  const pages = PAGES.map(({ path, modules, texts }) => {
    const scripts = new Set(modules.flatMap(holding).flatMap((chunk) => [...withImports(chunk, chunks)]));
    const files = [...scripts].filter((name) => !atOnce.has(name)).map((name) => `/${name}`);
    return [path, { scripts: files, texts: textsOf(...SHELL_TEXTS, texts) }] as const;
  });
  return {
    entry: `/${entry.fileName}`,
    scripts: [...atOnce].filter((name) => name !== entry.fileName).map((name) => `/${name}`),
    texts: textsOf(...SHELL_TEXTS),
    pages: Object.fromEntries(pages),
  };
}

/** Draws the upper part of the pages into index.html, which asks for the script only once that is on the screen. */
export function firstPaint(): Plugin {
  let root = '';
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const { module } = await runnerImport<Drawing>(join(root, 'src/app/first-paint.tsx'), {
          root,
          configFile: false,
          logLevel: 'error',
          plugins: [react()],
        });
        const ahead = JSON.stringify(filesAhead(bundle)).replaceAll('"', '&quot;');
        return html
          .replaceAll(SCRIPT_TAGS, '')
          .replace(ROOT_ELEMENT, `<div id="root">${module.FIRST_PAINT_MARKUP}</div>`)
          .replace('<script src="/first-paint.js">', `<meta name="ahead" content="${ahead}" />\n    $&`);
      },
    },
  };
}
