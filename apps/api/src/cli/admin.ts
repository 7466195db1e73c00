import { runAdmin } from './run-admin.ts';

process.exitCode = await runAdmin({
  args: process.argv.slice(2),
  environment: process.env,
  pid: process.pid,
  say: (line) => console.log(line),
});
