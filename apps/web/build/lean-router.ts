import type { Plugin } from 'vite';

/** The module of react-router that draws links. */
const LINKS = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]lib\.js$/;
const AHEAD = /^import \{ (.*?)PrefetchPageLinks, (.*?) \} from "\.\/ssr\/components\.js";$/m;

/** Leaves out of links what fetches a page's data ahead: only a router that runs on a server as well has such data. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: LINKS },
      handler(code) {
        if (!AHEAD.test(code))
          this.error('react-router fetches ahead in another way: nothing was left out of the links');
        return code.replace(
          AHEAD,
          'import { $1$2 } from "./ssr/components.js";\nconst PrefetchPageLinks = () => null;',
        );
      },
    },
  };
}
