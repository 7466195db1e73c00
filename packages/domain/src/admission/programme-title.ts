export interface ProgrammeTitle {
  readonly main: string;
  /** Streams and features in a trailing bracket, which would fill a row on their own. */
  readonly detail: string | null;
}

/** Parts a title such as "BSc Science (Streams: A / B)" into the name and the bracket behind it. */
export function splitTitle(title: string): ProgrammeTitle {
  const bracket = /^(.+?)\s*[([（]([^()（）]*(?:[:：；]| \/ |(?:\/[^/()（）]*){3}).*)[)\]）]$/.exec(title);
  const [, main, detail] = bracket ?? [];
  return main === undefined || detail === undefined ? { main: title, detail: null } : { main, detail };
}
