/** Whether somebody only wants to know how a command is called: that is no mistake. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}
