import { registerHooks } from 'node:module';

const DRIZZLE_MODULE = /\/node_modules\/drizzle-orm\/.+\.js$/;

/**
 * For every file of a package Node reads anew in its package.json whether it is a module. The one of drizzle-orm is
 * 180 KB long and a start needs over a hundred of its files: half a second of work. They are modules, all of them.
 */
registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const { parentURL } = context;
    return specifier.startsWith('.') && parentURL !== undefined && DRIZZLE_MODULE.test(parentURL)
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : nextResolve(specifier, context);
  },
});
