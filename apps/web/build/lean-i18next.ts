import type { Plugin } from 'vite';

const LIBRARY = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;

/** What the catalogues do not use, as their test holds: formats within a text, and texts within texts; what nobody calls. */
const UNUSED: readonly (readonly [what: RegExp, instead: string])[] = [
  [/^ +formatter = Formatter;$/m, ''],
  [/^const (?:parseFormatStr|createCachedFormatter) = [\s\S]*?^};$/gm, ''],
  [/^const createNonCachedFormatter = .*;$/m, ''],
  [/^class Formatter \{$[\s\S]*?^\}$/m, ''],
  [/^ {2}nest\(str, .*\) \{$[\s\S]*?^ {2}\}$/m, ''],
  [/^ {6}const skipOnVariables = [\s\S]*?^ {6}\}$(?=\s+let data)/m, ''],
  [/^ {6}if \(skipOnVariables\) \{$[\s\S]*?^ {6}\}$/m, ''],
  [/^ {6}if \(opt\.nest !== false\) [\s\S]*?^ {6}\}, opt\);$/m, ''],
  [/^function keysFromSelector\(.*\) \{$[\s\S]*?^\}$/m, 'const keysFromSelector = () => "";'],
  [/^function createProxy\(\) \{$[\s\S]*?^\}$/m, ''],
  [
    /^ {2}(?:dir|loadLanguages|exists|getUsedParamsDetails|addResources|removeResourceBundle)\(.*\) \{$[\s\S]*?^ {2}\}$/gm,
    '',
  ],
  // Their defaults stand on several lines.
  [/^ {2}(?:addResources|exists)\([^)]*\{\s+[\s\S]*?^ {2}\}$/gm, ''],
  [/^ {2}(?:cloneInstance|saveMissing)\(.*\{$[\s\S]*?^ {2}\}$/gm, ''],
];

/** Leaves out of i18next what the pages do without. */
export function leanI18next(): Plugin {
  return {
    name: 'lean-i18next',
    apply: 'build',
    transform: {
      filter: { id: LIBRARY },
      handler(code) {
        return UNUSED.reduce((rest, [what, instead]) => {
          const without = rest.replace(what, instead);
          if (without === rest)
            this.error(`i18next is written in another way: nothing was left out for ${what.source}`);
          return without;
        }, code);
      },
    },
  };
}
