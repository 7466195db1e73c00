import { runRestore } from './backup-and-restore.ts';
import { runProcess } from './command.ts';

await runProcess(runRestore);
