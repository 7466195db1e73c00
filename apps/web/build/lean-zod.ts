import type { Plugin } from 'vite';

/** The module of zod that gives every schema its methods. */
const METHODS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const WRITERS = /^import \* as (\w+) from "\.\.\/core\/json-schema-processors\.js";$/m;
const MAKERS = /^import \{ (\w+), (\w+) \} from "\.\.\/core\/to-json-schema\.js";$/m;

/** Leaves out the methods that write JSON Schema: only the server's document is made of them, no page. */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform: {
      filter: { id: METHODS },
      handler(code) {
        if (!WRITERS.test(code) || !MAKERS.test(code))
          this.error(
            'zod brings its writers of JSON Schema in another way: nothing was left out of the pages',
          );
        return code
          .replace(WRITERS, 'const $1 = {};')
          .replace(MAKERS, 'const $1 = () => undefined, $2 = $1;');
      },
    },
  };
}
