import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Chunks, chunksOf, holding, holdsTexts, withImports } from './chunks.ts';
import { FIRST_PAINT_SCRIPT } from './first-paint-address.ts';

/** Largest script of a first load, in bytes of gzip: all that the landing page fetches until somebody scrolls or presses. */
const FIRST_LOAD = 130_000;
/** How much more script any other page may take than the first load. */
const PAGE = 65_000;
/** Where the pupils are. */
const BUSIEST_PAGE = 51_000;
/** The same with grades kept here: with the levels of a year and what is recommended. */
const BUSIEST_WITH_GRADES = 78_000;
/** What a link from a chat opens first: what only grades need comes later. */
const LINKED_PAGE = 47_500;

interface Budget {
  readonly path: string;
  /** The modules that are fetched at once when the page opens. */
  readonly modules: readonly string[];
  /** Owners of the texts that it is worded with. */
  readonly texts: readonly string[];
  readonly most: number;
}

const SIGNED_IN = [
  '/account/session/account-bar.tsx',
  '/account/session/account-work-keeper.tsx',
  '/session/check-token.ts',
];
const QUERIES = '/app/query-scope.tsx';

const guests = (
  path: string,
  most: number,
  texts: readonly string[],
  ...modules: readonly string[]
): Budget => ({
  path,
  modules,
  texts: ['i18n', 'app', ...texts],
  most,
});
const signedIn = (path: string, texts: readonly string[], ...modules: readonly string[]): Budget => ({
  path,
  modules: [...modules, ...SIGNED_IN],
  texts: ['i18n', 'app', ...texts, 'session'],
  most: PAGE,
});

/** What each page may weigh. A page that outgrows its budget is mended at the cause: what it needs later comes later. */
const BUDGETS: readonly Budget[] = [
  guests('/jupaselect', BUSIEST_PAGE, ['admission', 'lists'], '/admission/jupaselect-page.tsx', QUERIES),
  guests(
    '/jupaselect with grades',
    BUSIEST_WITH_GRADES,
    ['admission', 'lists'],
    '/admission/jupaselect-page.tsx',
    '/components/graded-parts.tsx',
    '/shared/programme/opening-catalogue.ts',
    QUERIES,
  ),
  guests(
    '/programmes',
    PAGE,
    ['programmes', 'admission', 'lists'],
    '/programmes/programmes-page.tsx',
    QUERIES,
  ),
  guests(
    '/programmes/:code',
    LINKED_PAGE,
    ['programmes', 'admission', 'receipt'],
    '/programmes/programme-page.tsx',
    '/receipt/programme-parts.tsx',
    QUERIES,
  ),
  guests('/login', PAGE, ['account'], '/account/login-page.tsx'),
  guests('/register', PAGE, ['account', 'privacy'], '/account/register-page.tsx'),
  guests('/help', PAGE, ['help'], '/support/help/help-page.tsx'),
  guests('/jupasurvey', PAGE, ['survey', 'admission'], '/support/survey/survey-page.tsx'),
  signedIn('/', ['report', 'admission'], '/app/home-page.tsx', '/report/dashboard-page.tsx', QUERIES),
  signedIn('/view-report', ['report', 'admission'], '/report/report-page.tsx', QUERIES),
  signedIn('/edit-profile', ['account'], '/account/edit-profile-page.tsx', QUERIES),
  signedIn('/account', ['account', 'privacy'], '/account/account-page.tsx', QUERIES),
  signedIn('/eddy', ['eddy'], '/eddy/eddy-page.tsx', '/app/eddy-receipt.tsx', QUERIES),
  signedIn('/trajectory', ['trajectory'], '/trajectory/trajectory-page.tsx'),
  signedIn(
    '/presentation',
    ['presentation', 'insights', 'findings'],
    '/presentation/presentation-page.tsx',
    QUERIES,
  ),
  signedIn('/analytics', ['analytics', 'insights', 'admission'], '/analytics/analytics-page.tsx', QUERIES),
  signedIn('/admin', ['admin'], '/admin/admin-page.tsx', QUERIES),
];

const LANGUAGE = 'en';
const gz = (code: string): number => gzipSync(code, { level: 9 }).length;
const LANDING = {
  modules: [
    '/app/home-page.tsx',
    '/support/landing-page.tsx',
    '/sample/level-card.tsx',
    '/offline/keep-for-offline.ts',
  ],
  texts: ['i18n', 'app', 'support', 'sample'],
};

function closureOf(chunks: Chunks, { modules, texts }: Pick<Budget, 'modules' | 'texts'>): Set<string> {
  const all = [...chunks.values()];
  const names = new Set<string>();
  for (const module of modules) {
    const held = holding(all, module);
    if (held.length === 0) throw new Error(`no script holds ${module}, which a budget names`);
    for (const chunk of held) withImports(chunk, chunks, names);
  }
  for (const chunk of all) if (holdsTexts(chunk, LANGUAGE, texts)) withImports(chunk, chunks, names);
  return names;
}

/** Names scripts that outgrow their budgets; where the tests build, that is an error: nobody else is kept from starting. */
export function scriptSizes(): Plugin {
  return {
    name: 'script-sizes',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = chunksOf(bundle);
        const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
        if (!entry) return;
        const weigh = (names: Iterable<string>) =>
          [...names].reduce(
            (sum, name) => sum + gz(chunks.get(name)?.code ?? ''),
            gz(FIRST_PAINT_SCRIPT.code),
          );
        const everywhere = withImports(entry, chunks);
        const first = weigh(new Set([...everywhere, ...closureOf(chunks, LANDING)]));
        const found = [
          { path: 'the first load', size: first, most: FIRST_LOAD },
          ...BUDGETS.map(({ path, most, ...parts }) => ({
            path,
            size: weigh(new Set([...everywhere, ...closureOf(chunks, parts)])) - first,
            most,
          })),
        ];
        if (process.env.SCRIPT_SIZES) this.info(found.map(({ path, size }) => `${path} ${size}`).join('\n'));
        const over = found.filter(({ size, most }) => size > most);
        if (over.length === 0) return;
        const lines = over.map(({ path, size, most }) => `${path}: ${size} bytes of gzip, at most ${most}`);
        const said = `Scripts outgrow their budgets (build/script-sizes.ts):\n${lines.join('\n')}`;
        if (process.env.SCRIPT_SIZES) this.error(said);
        this.warn(said);
      },
    },
  };
}
