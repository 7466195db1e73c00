import { runRestore } from './backup.ts';
import { runProcess } from './command.ts';

await runProcess(runRestore);
