import { doWhereTheDataIs, runProcess } from './command.ts';

/** Takes the missing steps of the database and ends, before the servers of a new version start. Exit codes: 0 done, 2 not. */
await runProcess(async ({ environment, pid, say }) => {
  try {
    await doWhereTheDataIs({ name: 'migrate', payload: null, run: async () => {} }, environment, pid);
    say('The database is up to date.');
    return 0;
  } catch (error) {
    say(error instanceof Error ? error.message : 'It could not be done.');
    return 2;
  }
});
