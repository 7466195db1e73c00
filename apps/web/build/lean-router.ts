import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/].*\.js$/;
/** The module of react-router that draws links. */
const LINKS = /[\\/]dom[\\/]lib\.js$/;
const AHEAD = /^import \{ (.*?)PrefetchPageLinks, (.*?) \} from "\.\/ssr\/components\.js";$/m;
/**
 * Names for developer tools, and parts made when the module is read: both keep in the script what nobody uses, forms that a
 * router sends and the pages of a data router.
 */
const NAMES = /^\w+\.displayName = ".*";$/gm;
const MADE = /(?<== )(?=React\$1\.(?:forwardRef|memo)\()/g;

/** Leaves out of links what fetches a page's data ahead: only a router that runs on a server as well has such data. */
function withoutAhead(code: string): string | null {
  if (!AHEAD.test(code)) return null;
  return code.replace(
    AHEAD,
    'import { $1$2 } from "./ssr/components.js";\nconst PrefetchPageLinks = () => null;',
  );
}

/** Leaves out of React Router what its plain router, which the pages use, does without. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler(code, id) {
        const lean = LINKS.test(id) ? withoutAhead(code) : code;
        if (lean === null)
          this.error('react-router fetches ahead in another way: nothing was left out of the links');
        return lean.replace(NAMES, '').replace(MADE, '/* @__PURE__ */ ');
      },
    },
  };
}
