import { ExternalLink, LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../../shared/ui/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { useFrame } from '../model/use-frame.ts';

/** With its own origin's rights a page of ours could take the sandbox off. */
function sandboxFor(url: string): string {
  const rights = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
  return new URL(url).origin === location.origin ? rights : `${rights} allow-same-origin`;
}

/** An outside form over the whole page, locked in a sandbox. */
export function SurveyFrame({ url }: { readonly url: string }) {
  const { t } = useTranslation('survey');
  const { state, onLoad, onError, attempt, retry } = useFrame(url);
  useLockedScrolling();
  const newTab = (
    <a href={url} target="_blank" rel="noopener noreferrer" className={buttonStyles('secondary', 'md')}>
      <ExternalLink aria-hidden="true" />
      {t('frame.newTab')}
    </a>
  );
  return (
    <div className="fixed inset-x-0 top-14 bottom-0 z-1 flex flex-col bg-paper">
      <h1 className="sr-only">{t('title')}</h1>
      {state !== 'failed' && (
        <iframe
          key={attempt}
          src={url}
          title={t('frame.title')}
          sandbox={sandboxFor(url)}
          referrerPolicy="no-referrer"
          onLoad={onLoad}
          onError={onError}
          className={`min-h-0 w-full flex-1 border-0 bg-paper ${state === 'loaded' ? '' : 'invisible'}`}
        />
      )}
      {(state === 'loading' || state === 'slow') && (
        <div role="status" className="absolute inset-0 grid content-center justify-items-center gap-3 px-4">
          <LoaderCircle aria-hidden="true" className="spin size-8 text-accent" />
          <p>{t('frame.loading')}</p>
          {state === 'slow' && (
            <>
              <p className="text-muted text-sm">{t('frame.slow')}</p>
              {newTab}
            </>
          )}
        </div>
      )}
      {state === 'loaded' && (
        <p className="wrap flex flex-wrap items-center justify-center gap-x-3 border-line border-t py-1 text-sm">
          {t('frame.nothing')}
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-(--tap) items-center"
          >
            {t('frame.newTab')}
          </a>
        </p>
      )}
      {state === 'failed' && (
        <div className="wrap mx-auto grid max-w-xl gap-4 py-10">
          <ErrorState title={t('frame.failed')} detail={t('frame.failedHint')} onRetry={retry} />
          <p className="flex flex-wrap gap-x-4 gap-y-2">
            {newTab}
            <Link to="/" className={buttonStyles('quiet', 'md', '-mx-2.5')}>
              {t('frame.back')}
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}

/** The page behind stands still while this is shown. */
function useLockedScrolling(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
}
