import { Cloud, HardDrive, LoaderCircle } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { eventEmitter } from '../event-emitter.ts';
import { loginPathFor } from '../navigation/safe-redirect.ts';
import { useSession } from '../session/use-session.ts';
import { SaveState } from '../ui/save-state.tsx';
import { ownerOf } from './device-value.ts';

export type SavingPhase = 'idle' | 'loading' | 'saving' | 'saved' | 'saveFailed' | 'loadFailed';

/** How far the saving of a part of the work has come. */
interface Saving {
  readonly phase: SavingPhase;
  readonly retry: () => void;
}

/** The parts of a pupil’s work that an account saves. */
export type WorkPartName = 'scores' | 'choices' | 'lists' | 'trajectory';

const IDLE: Saving = { phase: 'idle', retry: () => undefined };

const savings = new Map<WorkPartName, Saving>();
const changed = eventEmitter();

/** Published by whoever saves; null when nobody does any more. */
export function publishSaving(part: WorkPartName, saving: Saving | null): void {
  if (saving === null) savings.delete(part);
  else savings.set(part, saving);
  changed.emit();
}

export function useSaving(part: WorkPartName): Saving {
  return useSyncExternalStore(changed.listen, () => savings.get(part) ?? IDLE);
}

interface Want {
  readonly part: WorkPartName;
}

const wants = new Set<Want>();
const wanted = eventEmitter<[part: WorkPartName]>();

/** A page wants the account's copy of a part, until the function that is answered is called. */
export function wantPart(part: WorkPartName): () => void {
  const want: Want = { part };
  wants.add(want);
  wanted.emit(part);
  return () => wants.delete(want);
}

export function isWanted(part: WorkPartName): boolean {
  return [...wants].some((want) => want.part === part);
}

/** Calls back whenever a page begins to want the part. */
export function onWanted(part: WorkPartName, listener: () => void): () => void {
  return wanted.listen((one) => {
    if (one === part) listener();
  });
}

interface WorkNoteProps {
  readonly part: WorkPartName;
  /** What a guest reads about where the work is kept. */
  readonly guest: string;
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <p className="flex min-h-9 items-center gap-2 text-ink-2 text-xs leading-snug [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.75] [&>svg]:text-muted">
      {icon}
      {children}
    </p>
  );
}

function GuestNote({ children }: { readonly children: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Line icon={<HardDrive aria-hidden="true" />}>
      <span>
        {children}{' '}
        <Link to={loginPathFor(pathname + search)} className="tap-target inline-block">
          {t('session.logIn')}
        </Link>
      </span>
    </Line>
  );
}

/** Says where a part of the work is kept, and how far saving it has come. */
export function WorkNote({ part, guest }: WorkNoteProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { phase, retry } = useSaving(part);
  if (ownerOf(session) === 'guest') return <GuestNote>{guest}</GuestNote>;
  if (phase === 'loading')
    return (
      <Line icon={<LoaderCircle aria-hidden="true" className="spin" />}>{t(`work.${part}.loading`)}</Line>
    );
  if (phase === 'idle') return <Line icon={<Cloud aria-hidden="true" />}>{t('work.account')}</Line>;
  if (phase === 'saving' || phase === 'saved') return <SaveState state={phase} />;
  return (
    <div>
      <SaveState state="failed" failure={t(`work.${part}.${phase}`)} onRetry={retry} />
      {phase === 'saveFailed' && <p className="text-ink-2 text-xs leading-snug">{t('work.waiting')}</p>}
    </div>
  );
}
