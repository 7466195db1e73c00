import {
  type TimelineEvent,
  type TimelineLink,
  type TimelinePart,
  timelineOf,
  yearsOf,
} from '@lodestar/domain';
import {
  ArrowDown,
  ArrowUp,
  GraduationCap,
  Plus,
  Spline,
  Tag,
  Trophy,
  UnfoldVertical,
  UserRound,
} from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { filtered } from '../model/map-filter.ts';
import { cardId, type MapTarget, useMapPage } from '../model/map-page.ts';
import { typeWords } from '../model/words.ts';
import { ConnectionSample } from './connection-lines.tsx';

/** A life from top to bottom: years, what happened in them, and what led to what. */
export function Timeline() {
  const { work, filter, currentYear, opened, target } = useMapPage();
  const parts = useMemo(() => {
    const { from, to } = filter;
    return timelineOf(filtered(work, filter), { currentYear, from, to, opened });
  }, [work, filter, currentYear, opened]);
  useTargetInView(target, parts);
  return (
    <ol className="relative mx-(--gutter) ps-6 pt-1 pb-8 before:absolute before:start-[5px] before:top-3 before:bottom-8 before:border-line-strong before:border-s-2">
      {parts.map((part) => (
        <li key={part.from} className="relative">
          {part.folded ? <FoldedYears part={part} /> : <TimelineYear part={part} />}
        </li>
      ))}
    </ol>
  );
}

/** Scrolls to the event to go to and puts the focus on its card. */
function useTargetInView(target: MapTarget | null, parts: readonly TimelinePart[]): void {
  const reached = useRef<MapTarget | null>(null);
  useEffect(() => {
    if (target === null || reached.current === target) return;
    if (!parts.some(({ events }) => events.some(({ event }) => event.id === target.eventId))) return;
    reached.current = target;
    // A sheet that closes gives the focus back first.
    const frame = requestAnimationFrame(() => {
      const card = document.getElementById(cardId(target.eventId));
      card?.scrollIntoView({ block: 'center' });
      card?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [target, parts]);
}

/** Years in which nothing happened, until they are opened. */
function FoldedYears({ part }: { readonly part: TimelinePart }) {
  const { t } = useTranslation('trajectory');
  const { openYears } = useMapPage();
  const { from, to } = part;
  return (
    <button
      type="button"
      onClick={() => openYears(yearsOf(part))}
      className="hatched mt-4 flex min-h-(--tap) w-full items-center gap-2 rounded-2 border border-line-strong border-dashed px-3 text-ink-2 text-sm hover:border-accent hover:text-accent [&>svg]:size-4"
    >
      <UnfoldVertical aria-hidden="true" />
      {t(from === to ? 'fold.year' : 'fold.years', { from, to })}
    </button>
  );
}

function TimelineYear({ part: { from: year, period, events } }: { readonly part: TimelinePart }) {
  const { t } = useTranslation('trajectory');
  const { beginEvent } = useMapPage();
  return (
    <>
      <h2
        className={classNames(
          'relative pt-5 text-xl! before:absolute before:-start-6 before:top-[calc(1.25rem+0.55em)] before:h-[3px] before:w-3 before:bg-ink',
          period === 'current' && 'text-accent',
          period === 'future' && 'text-muted',
        )}
      >
        {year}{' '}
        {period === 'current' && <small className="font-medium font-text text-xs">{t('year.now')}</small>}
      </h2>
      {events.length === 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="-ms-2.5"
          aria-label={t('timeline.addIn', { year })}
          onClick={() => beginEvent(year)}
        >
          <Plus aria-hidden="true" />
          {t('event.add')}
        </Button>
      )}
      <ol>
        {events.map((one) => (
          <EventItem key={one.event.id} item={one} planned={period === 'future'} />
        ))}
      </ol>
    </>
  );
}

const TYPE_ICONS: ReadonlyMap<string, typeof Tag> = new Map([
  ['academic', GraduationCap],
  ['extracurricular', Trophy],
  ['personal', UserRound],
]);

function EventItem({ item, planned }: { readonly item: TimelineEvent; readonly planned: boolean }) {
  const { t } = useTranslation('trajectory');
  const { open } = useMapPage();
  const { event, links } = item;
  const { id, name, year, description } = event;
  const type = typeWords(event.type, t);
  const Icon = TYPE_ICONS.get(event.type) ?? Tag;
  return (
    <li className="relative mt-3 before:absolute before:-start-6 before:top-4 before:size-3 before:rounded-full before:border-[2.5px] before:border-accent before:bg-paper">
      <div className="timeline-event">
        <article aria-label={t('card.place', { name, year, type })} className="relative">
          <div
            className={classNames(
              'rounded-2 border border-line-strong bg-surface p-3 leading-snug hover:border-accent',
              planned && 'border-dashed',
            )}
          >
            <p className="flex items-center gap-1.5 pe-9 text-muted text-xs [&>svg]:size-4 [&>svg]:shrink-0">
              <Icon aria-hidden="true" />
              <span className="wrap-anywhere">{planned ? t('timeline.planned', { type }) : type}</span>
            </p>
            <button
              id={cardId(id)}
              type="button"
              aria-label={t('card.edit', { name, year, type })}
              onClick={() => open({ kind: 'event', id })}
              className="wrap-anywhere block w-full text-start font-strong after:absolute after:inset-0 after:rounded-2 after:content-['']"
            >
              {name}
            </button>
            {description !== '' && (
              <p className="wrap-anywhere line-clamp-2 text-ink-2 text-sm">{description}</p>
            )}
          </div>
          <IconButton
            label={t('card.connect', { name })}
            className="absolute! end-0 top-0 z-1"
            onClick={() => open({ kind: 'newConnection', from: id, to: '' })}
          >
            <Spline aria-hidden="true" />
          </IconButton>
        </article>
        {links.length > 0 && (
          <ul aria-label={t('connections.title', { name })} className="ms-3 border-line border-s ps-3">
            {links.map((link) => (
              <LinkItem key={`${link.connection.id} ${link.leads}`} link={link} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function LinkItem({ link }: { readonly link: TimelineLink }) {
  const { t } = useTranslation('trajectory');
  const { goTo } = useMapPage();
  const { connection, other, leads, towards } = link;
  const Arrow = towards === 'up' ? ArrowUp : ArrowDown;
  return (
    <li>
      <button
        type="button"
        onClick={() => goTo(other.id)}
        className="flex min-h-(--tap) w-full items-center gap-2 text-start text-sm leading-snug hover:text-accent [&>svg]:mt-0"
      >
        <ConnectionSample kind={connection.type} />
        <span className="wrap-anywhere min-w-0">
          {t(`timeline.${leads}.${connection.type}`, { name: other.name })}
        </span>
        <Arrow aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </button>
    </li>
  );
}
