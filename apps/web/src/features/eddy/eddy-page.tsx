import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskToLogIn } from '../../shared/session/ask-to-log-in.tsx';
import { useUserId } from '../../shared/session/use-session.ts';
import { SideDrawer } from '../../shared/ui/sheet.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { DESK, useMediaQuery } from '../../shared/ui/use-media-query.ts';
import { Talk } from './components/conversation.tsx';
import { ASIDE, FRAME } from './components/eddy-outline.tsx';
import { HistoryPanel } from './components/history.tsx';
import { MessageBar } from './components/message-bar.tsx';
import { plainText } from './model/chat-words.ts';
import { EddyProvider, type ReceiptSlot, useEddy } from './model/eddy.tsx';
import { type Ending, useTurns } from './model/turns.ts';

interface EddyPageProps {
  readonly Receipt: ReceiptSlot;
  readonly trajectoryPath: string;
}

function SignedOut() {
  const { t } = useTranslation('eddy');
  return <AskToLogIn title={t('title')} message={t('signedOut')} action={t('logIn')} path="/eddy" />;
}

/** The chat with Eddy. */
export function EddyPage({ Receipt, trajectoryPath }: EddyPageProps) {
  const userId = useUserId();
  if (userId === null) return <SignedOut />;
  return (
    <EddyProvider key={userId} userId={userId} Receipt={Receipt} trajectoryPath={trajectoryPath}>
      <EddyLayout />
    </EddyProvider>
  );
}

const AnalysesPanel = lazy(() =>
  import('./components/analyses-panel.tsx').then((module) => ({ default: module.AnalysesPanel })),
);

/** The conversation above its message bar; the history beside it on a desk, in a drawer elsewhere. */
function EddyLayout() {
  const { t } = useTranslation('eddy');
  const desk = useMediaQuery(DESK);
  const [asideOpen, setAsideOpen] = useState(true);
  const [drawer, setDrawer] = useState<'history' | 'analyses' | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useVisibleHeight(frame);
  const close = () => setDrawer(null);
  const historyOpen = desk ? asideOpen : drawer === 'history';

  return (
    <div ref={frame} className={FRAME}>
      {desk && asideOpen && (
        <aside aria-label={t('history.title')} className={`flex ${ASIDE}`}>
          <h2 className="mb-2 text-lg!">{t('history.title')}</h2>
          <HistoryPanel />
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <h1 tabIndex={-1} className="sr-only">
          {t('title')}
        </h1>
        <Talk />
        <MessageBar
          historyOpen={historyOpen}
          onHistory={() => (desk ? setAsideOpen(!asideOpen) : setDrawer('history'))}
          analysesOpen={drawer === 'analyses'}
          onAnalyses={() => setDrawer('analyses')}
        />
      </div>
      {!desk && (
        <SideDrawer side="left" title={t('history.title')} open={drawer === 'history'} onClose={close}>
          <HistoryPanel onChosen={close} />
        </SideDrawer>
      )}
      <SideDrawer side="right" title={t('analyses.title')} open={drawer === 'analyses'} onClose={close}>
        <Suspense fallback={<Skeleton className="h-28 w-full" />}>
          <AnalysesPanel onChosen={close} />
        </Suspense>
      </SideDrawer>
      <Announcer />
    </div>
  );
}

/** Says once, to who cannot see it, how a question ended: the answer as a whole, not as it grows. */
function Announcer() {
  const { t } = useTranslation('eddy');
  const { chatId } = useEddy();
  const turns = useTurns();
  const [ending, setEnding] = useState<Ending | null>(null);
  useEffect(() => turns.onEnding(setEnding), [turns]);

  const words = () => {
    if (ending === null || ending.chatId !== chatId) return '';
    if (ending.kind === 'answered') return t('talk.announced', { text: plainText(ending.answer) });
    return t(ending.kind === 'failed' ? 'talk.apology' : 'talk.stoppedSaid');
  };
  return (
    <p role="status" className="sr-only">
      {words()}
    </p>
  );
}

/**
 * Makes an element end where what can be seen ends: at the bottom of the window, or at the top of the keyboard of a
 * phone, which covers the page instead of shrinking it.
 */
function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const view = window.visualViewport;
    if (element === null || !view) return;
    const fit = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.height = `${Math.max(0, Math.round(view.height - top))}px`;
      // Some browsers push the page up to show the field, which is in view already.
      if (view.offsetTop > 0) window.scrollTo(0, 0);
    };
    fit();
    const above = new ResizeObserver(fit);
    above.observe(document.body);
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    return () => {
      above.disconnect();
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
    };
  }, [ref]);
}
