/** For what holds a text that grows: a cursor behind the last thing in it. */
export const CURSOR = [
  '*:last:after:ms-1 *:last:after:inline-block *:last:after:h-[1.05em] *:last:after:w-[0.55em]',
  "*:last:after:bg-eddy *:last:after:align-[-0.15em] *:last:after:skeleton-pulse *:last:after:content-['']",
].join(' ');
