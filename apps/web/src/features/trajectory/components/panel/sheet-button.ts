/** A button of the sheet: on a phone its words stand under its icon, so that all of them fit beside one another. */
export const SHEET_BUTTON =
  'min-w-0 px-1.5! text-center max-md:min-h-12! max-md:flex-col max-md:gap-0! max-md:py-0! max-md:text-2xs! max-md:leading-[1.15]!';
