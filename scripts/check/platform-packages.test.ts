import { expect, test } from 'vitest';
import { missingPlatformPackages, packagesWithoutHash } from './platform-packages.ts';

const tool = (optionalDependencies: Record<string, string>) => ({
  version: '2.0.0',
  dev: true,
  optionalDependencies,
});

test('a package of another platform is locked at the version its tool asks for', () => {
  const lock = { 'node_modules/tool': tool({ 'tool-darwin-arm64': '2.0.0' }) };
  expect(missingPlatformPackages(lock)).toEqual({
    'node_modules/tool-darwin-arm64': {
      version: '2.0.0',
      os: ['darwin'],
      cpu: ['arm64'],
      dev: true,
      optional: true,
    },
  });
});

test.each([
  ['@tool/core-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@tool/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@tool/core-linux-s390x-gnu', { os: ['linux'], cpu: ['s390x'], libc: ['glibc'] }],
  ['@tool/core-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
  ['@tool/core-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s names its platform', (name, platform) => {
  const missing = missingPlatformPackages({ 'node_modules/tool': tool({ [name]: '1.0.0' }) });
  expect(missing[`node_modules/${name}`]).toMatchObject(platform);
});

test.each([
  ['beside its tool', 'node_modules/tool-linux-x64', 'node_modules/tool'],
  ['inside its tool', 'node_modules/tool/node_modules/tool-linux-x64', 'node_modules/tool'],
  ['above a nested tool', 'node_modules/tool-linux-x64', 'node_modules/host/node_modules/tool'],
  ['above a workspace', 'node_modules/tool-linux-x64', 'apps/web'],
])('a package locked %s is not missing', (_, path, dependent) => {
  const lock = { [dependent]: tool({ 'tool-linux-x64': '2.0.0' }), [path]: { version: '2.0.0' } };
  expect(missingPlatformPackages(lock)).toEqual({});
});

test('an optional package for every platform is none of our business', () => {
  expect(missingPlatformPackages({ 'node_modules/tool': tool({ bufferutil: '4.0.0' }) })).toEqual({});
});

test('a package without its hash is found, unless it is a link or a tool for another platform', () => {
  const foreign = { version: '1.0.0', dev: true, optional: true, cpu: ['arm64'] };
  expect(
    packagesWithoutHash({
      '': {},
      'packages/domain': {},
      'node_modules/known': { version: '1.0.0', integrity: 'sha512-x' },
      'node_modules/@lodestar/domain': { link: true },
      'node_modules/tool-darwin-arm64': foreign,
      'node_modules/unknown': { version: '1.0.0' },
      'apps/api/node_modules/unknown-tool': { version: '1.0.0', dev: true },
      'node_modules/run-by-servers': { ...foreign, dev: false },
    }),
  ).toEqual(['node_modules/unknown', 'apps/api/node_modules/unknown-tool', 'node_modules/run-by-servers']);
});
