import { runBackup } from './backup-and-restore.ts';
import { runProcess } from './command.ts';

await runProcess(runBackup);
