import { runRestore } from './run-backup.ts';

process.exitCode = await runRestore({
  args: process.argv.slice(2),
  environment: process.env,
  folder: process.env.INIT_CWD ?? process.cwd(),
  pid: process.pid,
  say: (line) => console.log(line),
});
