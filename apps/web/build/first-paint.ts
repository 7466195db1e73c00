import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { chunksOf, holding, holdsTexts, withImports } from './chunks.ts';
import { FIRST_PAINT_SCRIPT } from './first-paint-address.ts';

type Drawing = typeof import('../src/app/first-paint.tsx');

const ROOT_ELEMENT = '<div id="root"></div>';
const STYLES = /<link rel="stylesheet"([^>]*)>/;
const SCRIPT_TAGS = / *<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>\n?/g;
interface PageFiles {
  readonly path: string;
  /** Which upper part index.html holds for it. */
  readonly drawn: string;
  readonly modules: readonly string[];
  readonly texts: readonly string[];
  /** What it calls first, asked for with its scripts. */
  readonly calls?: readonly string[];
  /** What only somebody with grades needs besides. */
  readonly graded?: Pick<PageFiles, 'modules' | 'calls'>;
  /** What only a wide screen shows. */
  readonly wide?: Pick<PageFiles, 'modules' | 'texts'>;
  /** Only privileged users may see it. */
  readonly privileged?: true;
}

type OfPage = (path: string, modules: readonly string[], ...texts: readonly string[]) => PageFiles;

const drawn: OfPage = (path, modules, ...texts) => ({ path, drawn: path, modules, texts });
const privileged: OfPage = (...page) => ({ ...drawn(...page), privileged: true });
const QUERIES = '/app/query-scope.tsx';

/** `:year` and `:code` are what index.html and the address say. */
const YEARS = ['/api/programmes/year/current', '/api/programmes/collections/available'];
const YEAR = '/api/programmes/:year/columns';
const YEAR_OPENED = ['/shared/programme/opening-catalogue.ts'];

/** What is fetched for a path beside the script in index.html. */
const PAGES: readonly PageFiles[] = [
  drawn('/', ['/app/home-page.tsx', '/features/support/landing-page.tsx'], 'support'),
  drawn('/jupaselect', ['/features/admission/jupaselect-page.tsx', QUERIES], 'admission'),
  drawn('/programmes', ['/features/programmes/programmes-page.tsx', QUERIES], 'programmes', 'admission'),
  {
    ...drawn(
      '/programmes/:code',
      ['/programmes/programme-page.tsx', '/receipt/programme-parts.tsx', '/data/fields.json', QUERIES],
      'programmes',
      'admission',
      'receipt',
    ),
    calls: [...YEARS, '/api/programmes/:year/code/:code', '/api/programmes/:year/institutions'],
    graded: { modules: ['/receipt/graded-standing.tsx', ...YEAR_OPENED], calls: [YEAR] },
    wide: { modules: ['/receipt/programme-rules.tsx'], texts: ['formula'] },
  },
  drawn('/help', ['/support/help/help-page.tsx'], 'help'),
  drawn('/jupasurvey', ['/support/survey/survey-page.tsx'], 'survey'),
  drawn('/login', ['/features/account/login-page.tsx'], 'account'),
  drawn('/register', ['/features/account/register-page.tsx'], 'account'),
  drawn('/forgot-password', ['/features/account/forgot-password-page.tsx'], 'account'),
  drawn('/reset-password', ['/features/account/reset-password-page.tsx'], 'account'),
  drawn('/confirm-email', ['/features/account/confirm-email-page.tsx'], 'account'),
  {
    ...drawn(
      '/compare',
      ['/compare/compare-page.tsx', '/data/fields.json', ...YEAR_OPENED, QUERIES],
      'compare',
      'programmes',
      'admission',
    ),
    calls: [...YEARS, YEAR],
  },
  drawn('/shared', ['/admission/shared-list-page.tsx', QUERIES], 'show', 'lists', 'admission'),
  {
    ...drawn('/chance', ['/chance/chance-page.tsx', ...YEAR_OPENED, QUERIES], 'chance', 'admission'),
    calls: [...YEARS, YEAR],
  },
  drawn('/how-sure', ['/sure/sure-page.tsx'], 'sure'),
];
/** The same for whoever is signed in, where that is another. */
const SIGNED_IN_PAGES: readonly PageFiles[] = [
  {
    path: '/',
    drawn: 'dashboard',
    modules: ['/app/home-page.tsx', '/features/report/dashboard-page.tsx', QUERIES],
    texts: ['report', 'admission'],
  },
  drawn('/about', ['/support/about/about-page.tsx'], 'about', 'support'),
  drawn('/view-report', ['/report/report-page.tsx', QUERIES], 'report', 'admission'),
  drawn('/edit-profile', ['/account/edit-profile-page.tsx', QUERIES], 'account'),
  drawn('/account', ['/account/account-page.tsx', QUERIES], 'account', 'privacy'),
  drawn(
    '/personality-test',
    ['/ability/ability-test-page.tsx', '/ability/api/load-statements.ts'],
    'ability',
  ),
  drawn('/eddy', ['/eddy/eddy-page.tsx', '/app/eddy-receipt.tsx', QUERIES], 'eddy'),
  drawn('/trajectory', ['/trajectory/trajectory-page.tsx'], 'trajectory'),
  privileged(
    '/presentation',
    ['/presentation/presentation-page.tsx', QUERIES],
    'presentation',
    'insights',
    'findings',
  ),
  privileged(
    '/analytics',
    ['/insights/analytics/analytics-page.tsx', QUERIES],
    'analytics',
    'insights',
    'admission',
  ),
  privileged('/admin', ['/admin/admin-page.tsx', QUERIES], 'admin'),
];
/** What whoever is signed in needs on every page: the check of the session, then the account's work. */
const SESSION: PageFiles = {
  ...drawn('session', ['/shared/session/check-token.ts', '/account/session/account-work-keeper.tsx']),
  wide: { modules: ['/account/session/account-bar.tsx'], texts: ['session'] },
};
const SHELL_TEXTS = ['i18n', 'app'];

/** The script of the page, what comes with it, and what a path and a language need besides: each name once, else its place. */
function filesAhead(bundle: Rolldown.OutputBundle, languages: Drawing['FIRST_PAINT_LANGUAGES']) {
  const chunks = chunksOf(bundle);
  const all = [...chunks.values()];
  const entry = all.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('the build has no entry');
  const names: string[] = [];
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const atOnce = withImports(entry, chunks);
  const textsOf = (owners: readonly string[]) =>
    Object.fromEntries(
      languages.map(([language]) => [
        language,
        all.filter((chunk) => holdsTexts(chunk, language, owners)).map(({ fileName }) => placeOf(fileName)),
      ]),
    );
  const scriptsOf = (modules: readonly string[], known: ReadonlySet<string>) => {
    const chunksOfAll = modules.flatMap((module) => holding(all, module));
    const scripts = new Set(chunksOfAll.flatMap((chunk) => [...withImports(chunk, chunks)]));
    return [...scripts].filter((name) => !known.has(name)).map(placeOf);
  };
  const filesOf = (pages: readonly PageFiles[]) =>
    Object.fromEntries(
      pages.map(({ path, drawn, modules, texts, calls, graded, wide, privileged }) => [
        path,
        {
          drawn,
          scripts: scriptsOf(modules, atOnce),
          texts: textsOf(texts),
          calls,
          privileged,
          wide: wide && { scripts: scriptsOf(wide.modules, atOnce), texts: textsOf(wide.texts) },
          graded: graded && { scripts: scriptsOf(graded.modules, atOnce), calls: graded.calls },
        },
      ]),
    );
  return {
    languages,
    entry: placeOf(entry.fileName),
    scripts: [...atOnce].filter((name) => name !== entry.fileName).map(placeOf),
    texts: textsOf(SHELL_TEXTS),
    pages: filesOf(PAGES),
    signedIn: filesOf(SIGNED_IN_PAGES),
    session: filesOf([SESSION])[SESSION.path],
    names,
  };
}

/**
 * Draws the upper part of the pages into index.html, which asks for the script only once that is on the screen; where it
 * holds an outline only, at once.
 */
export function firstPaint(): Plugin {
  let root = '';
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      // In place of the one in public/, which is written for people.
      const { file, code } = FIRST_PAINT_SCRIPT;
      this.emitFile({ type: 'asset', fileName: file, source: code });
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
        const ahead = JSON.stringify(filesAhead(bundle, module.FIRST_PAINT_LANGUAGES)).replaceAll(
          '"',
          '&quot;',
        );
        // Asked for before any script, the styles come by the connection that is open, and the first paint with them.
        const [, styles = ''] = STYLES.exec(html) ?? [];
        return html
          .replaceAll(SCRIPT_TAGS, '')
          .replace(ROOT_ELEMENT, `<div id="root">${module.FIRST_PAINT_MARKUP}</div>`)
          .replace(
            `<script src="/${FIRST_PAINT_SCRIPT.file}">`,
            `<link rel="preload" as="style"${styles}>\n    <meta name="ahead" content="${ahead}" />\n    <script src="/${FIRST_PAINT_SCRIPT.address}">`,
          );
      },
    },
  };
}
