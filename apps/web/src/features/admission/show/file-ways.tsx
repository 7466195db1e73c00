import { Braces, CalendarPlus, Image, Table } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeWords } from '../../../shared/i18n/times.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { notify } from '../../../shared/ui/toast.ts';
import type { KnownCycle } from './model/list-dates.ts';
import type { ShownList } from './model/shown-list.ts';
import { Way } from './way.tsx';

/** The list as a picture and as files, and the dates of JUPAS for a calendar; each is fetched when it is asked for. */
export function FileWays({ list }: { readonly list: ShownList }) {
  const { t } = useTranslation('show');
  const wording = useWording();
  const name = `lodestar-jupas-${list.year}`;
  const orSay = (work: Promise<void>, failed: string) => void work.catch(() => notify('error', failed));
  const picture = async () => {
    const { listPicture } = await import('./model/list-picture.ts');
    const day = timeWords(new Date(), 'longDay', wording.language);
    await showPicture(await listPicture({ list, t, wording, day }), `${name}.png`);
  };
  const csv = async () => {
    const { listCsv } = await import('./model/list-files.ts');
    saveFile(`${name}.csv`, listCsv(list, t, wording), 'text/csv;charset=utf-8');
  };
  const json = async () => {
    const { listJson } = await import('./model/list-files.ts');
    saveFile(`${name}.json`, listJson(list, new Date().toISOString()), 'application/json');
  };
  return (
    <>
      <Way
        icon={<Image aria-hidden="true" />}
        title={t('picture.title')}
        onPress={() => orSay(picture(), t('picture.failed'))}
      />
      <CalendarWay />
      <Way
        icon={<Table aria-hidden="true" />}
        title={t('file.csv')}
        hint={t('file.csvHint')}
        onPress={() => orSay(csv(), t('failed'))}
      />
      <Way
        icon={<Braces aria-hidden="true" />}
        title={t('file.json')}
        onPress={() => orSay(json(), t('failed'))}
      />
    </>
  );
}

/** Hands a picture to the chats of a phone; where that is not to be had, it is saved. */
async function showPicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] }) !== true) {
    saveFile(name, picture, 'image/png');
    return;
  }
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Somebody who closes the choice of chats wants no file either.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(name, picture, 'image/png');
  }
}

/** The dates of the cycle that pupils apply in now, where they are known. */
function CalendarWay() {
  const { t } = useTranslation('show');
  const { language } = useWording();
  const [cycle, setCycle] = useState<KnownCycle | null | 'asked'>('asked');
  useEffect(() => {
    import('./model/list-dates.ts').then(
      ({ cycleOn, shippedCalendar }) => {
        const { calendar, today } = shippedCalendar();
        setCycle(cycleOn(calendar, today));
      },
      () => setCycle(null),
    );
  }, []);
  if (cycle === 'asked') return null;
  const isKnown = cycle !== null && cycle.dates.length > 0;
  const year = cycle?.entryYear ?? '';
  const save = async () => {
    if (cycle === null) return;
    const { calendarFile } = await import('./model/calendar-file.ts');
    const text = calendarFile(
      cycle,
      language,
      {
        name: t('calendar.name', { year }),
        begins: (what) => t('calendar.begins', { what }),
        ends: (what) => t('calendar.ends', { what }),
        source: ({ source, official, checked_on: day }) =>
          source === null
            ? ''
            : t(official ? 'calendar.source' : 'calendar.sourceOther', { name: source.name[language], day }),
      },
      Date.now(),
    );
    saveFile(`jupas-${year}.ics`, text, 'text/calendar;charset=utf-8');
  };
  return (
    <Way
      icon={<CalendarPlus aria-hidden="true" />}
      title={t('calendar.title')}
      hint={
        isKnown
          ? t('calendar.hint', { year })
          : cycle === null
            ? t('calendar.over')
            : t('calendar.none', { year })
      }
      disabled={!isKnown}
      onPress={() => void save().catch(() => notify('error', t('failed')))}
    />
  );
}
