import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, say } from './set-up/place.mjs';

const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');

const start = (folder: string, ...args: string[]): ChildProcess =>
  spawn(process.execPath, args, { cwd: join(ROOT, folder), stdio: 'inherit' });

say('Pages with reload: http://127.0.0.1:5173 (calls go to the server on port 3000)');
const children = [
  start('.', '--watch', '--watch-preserve-output', 'apps/api/src/main.ts'),
  start('apps/web', vite, '--logLevel', 'warn'),
];

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
for (const child of children) child.on('exit', stopAll);
