export const ENTRY_LIST = 'mt-4 border-line border-t';
export const ENTRY_ROW =
  'flex min-h-14 items-center gap-3 py-2 font-medium font-text text-md leading-snug tracking-normal';
