/** One column on a phone, two on a tablet, three on a desk. */
export const PAGE_COLUMNS =
  'grid grid-cols-1 gap-8 border-line md:grid-cols-2 lg:grid-cols-[17rem_minmax(0,1fr)_24rem] lg:gap-0 lg:border-t min-[1340px]:grid-cols-[19rem_minmax(0,1fr)_25rem]';
export const PAGE_PART = 'min-w-0 border-line border-t pt-5';
