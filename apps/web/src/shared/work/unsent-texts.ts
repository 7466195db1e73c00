import { type DeviceKind, type UsedWork, useDeviceWork } from './device-value.ts';

type Texts = Readonly<Record<string, string>>;

const NOTHING: Texts = {};

const UNSENT: DeviceKind<Texts> = {
  parse(stored) {
    if (typeof stored !== 'object' || stored === null) return null;
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  },
  initial: () => NOTHING,
};

interface UnsentTexts {
  readonly texts: UsedWork<Texts>['value'];
  /** Keeps texts beside those that are kept already. */
  readonly keep: (texts: Texts) => void;
  readonly forget: () => void;
}

/** What somebody is writing in a form, kept on this device over a reload; never a name, an address or a password. */
export function useUnsentTexts(form: 'contact' | 'event' | 'survey'): UnsentTexts {
  const { value, change } = useDeviceWork(`unsent.${form}`, UNSENT);
  return {
    texts: value,
    keep: (texts) => change((now) => ({ ...now, ...texts })),
    forget: () => change(() => NOTHING),
  };
}
