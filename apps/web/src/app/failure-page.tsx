import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, buttonStyles } from '../shared/ui/button.tsx';
import { StarTrails } from '../shared/ui/star-trails.tsx';
import { CHUNK_TIMEOUT_MS, ChunkLoadError } from './chunk.ts';

interface FailurePageProps {
  readonly error: unknown;
  readonly onReload?: () => void;
}

function Frame({ title, children, onReload }: { title: string; children: ReactNode; onReload: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="wrap grid justify-items-center gap-3 py-16 text-center">
      <StarTrails className="w-64" />
      <h1 className="mt-2">{title}</h1>
      {children}
      <Button variant="primary" className="mt-3" onClick={onReload}>
        <RotateCw aria-hidden="true" />
        {t('action.reload')}
      </Button>
    </div>
  );
}

function reloadPage(): void {
  location.reload();
}

/** The request that an ApiError names; its class comes with the first call. */
function requestOf(error: unknown): string | null {
  return error instanceof Error && 'requestId' in error && typeof error.requestId === 'string'
    ? error.requestId
    : null;
}

/** Instead of a page that broke, or whose script did not arrive. */
export function FailurePage({ error, onReload = reloadPage }: FailurePageProps) {
  const { t } = useTranslation('app');
  const request = requestOf(error);
  if (error instanceof ChunkLoadError) {
    const { chunk, kind } = error;
    return (
      <Frame title={t('chunk.title')} onReload={onReload}>
        <p className="max-w-md text-ink-2">{t(`chunk.${kind}`, { seconds: CHUNK_TIMEOUT_MS / 1000 })}</p>
        <p className="text-muted text-sm">{t('chunk.type', { chunk, type: `${error.name}: ${kind}` })}</p>
      </Frame>
    );
  }
  return (
    <Frame title={t('failure.title')} onReload={onReload}>
      <p className="max-w-md text-ink-2">{t('failure.text')}</p>
      <p className="text-muted text-sm">
        {t('failure.type', { type: error instanceof Error ? error.name : String(error) })}
      </p>
      {request !== null && <p className="text-muted text-sm">{t('failure.request', { id: request })}</p>}
    </Frame>
  );
}

interface FailureBoundaryProps {
  /** Another one is drawn afresh, whatever broke before. */
  readonly place: string;
  readonly children: ReactNode;
}

interface FailureBoundaryState {
  readonly place: string;
  readonly failure: { readonly error: unknown } | null;
}

/** Shows the failure in place of what broke inside. A class, since React hands errors to no other component. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override readonly state: FailureBoundaryState = { place: this.props.place, failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: FailureBoundaryProps, state: FailureBoundaryState) {
    return place === state.place ? null : { place, failure: null };
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <FailurePage error={failure.error} />;
  }
}

export function NotFoundPage() {
  const { t } = useTranslation(['app', 'common']);
  return (
    <div className="wrap grid justify-items-center gap-3 py-16 text-center">
      <StarTrails className="w-64" />
      <h1 className="mt-2">{t('notFound.title')}</h1>
      <p className="max-w-md text-ink-2">{t('notFound.text')}</p>
      <Link to="/" className={buttonStyles('primary', 'md', 'mt-3')}>
        {t('common:action.goHome')}
      </Link>
    </div>
  );
}
