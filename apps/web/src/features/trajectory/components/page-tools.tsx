import {
  Columns3,
  Ellipsis,
  FoldVertical,
  Funnel,
  History,
  Image,
  Maximize,
  Minus,
  Plus,
  Printer,
  Redo2,
  Search,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { footBar } from '../../../shared/ui/foot-bar.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Sheet } from '../../../shared/ui/sheet.tsx';
import { useMapPage } from '../model/map-page.ts';
import type { MapTools, MapView } from '../model/map-view.ts';
import { AnalyseButton, type Shape } from './page-head.tsx';
import { FOOT } from './trajectory-outline.tsx';

interface ToolProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  /** For a key that does the same. */
  readonly keys?: string;
}

function Tool({ icon, label, disabled = false, onPress, keys }: ToolProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={disabled}
      aria-keyshortcuts={keys}
      onClick={onPress}
      className="shrink-0 justify-start! whitespace-nowrap disabled:border-transparent! disabled:bg-transparent! max-lg:min-h-(--tap)!"
    >
      {icon}
      {label}
    </Button>
  );
}

/** Everything else that can be done; `onDone`: something was chosen. */
function Tools({ tools, onDone }: { readonly tools: MapTools; readonly onDone?: () => void }) {
  const { t } = useTranslation('trajectory');
  const { open, undo, canUndo, redo, canRedo, announce, work, opened, openYears } = useMapPage();
  const empty = work.events.length === 0;
  const after = (act: () => void) => () => {
    onDone?.();
    act();
  };
  return (
    <>
      <Tool
        icon={<Search aria-hidden="true" />}
        label={t('tools.find')}
        disabled={empty}
        onPress={after(() => open({ kind: 'find' }))}
      />
      <Tool
        icon={<Funnel aria-hidden="true" />}
        label={t('tools.filter')}
        disabled={empty}
        onPress={after(() => open({ kind: 'filter' }))}
      />
      <Tool
        icon={<Columns3 aria-hidden="true" />}
        label={t('types.manage')}
        onPress={after(() => open({ kind: 'types' }))}
      />
      <Tool
        icon={<History aria-hidden="true" />}
        label={t('analysis.past')}
        onPress={after(() => open({ kind: 'pastAnalyses' }))}
      />
      <Tool
        icon={<Undo2 aria-hidden="true" />}
        label={t('tools.undo')}
        keys="Control+Z"
        disabled={!canUndo}
        onPress={() => {
          undo();
          announce(t('tools.undone'));
        }}
      />
      <Tool
        icon={<Redo2 aria-hidden="true" />}
        label={t('tools.redo')}
        keys="Control+Shift+Z"
        disabled={!canRedo}
        onPress={() => {
          redo();
          announce(t('tools.redone'));
        }}
      />
      <Tool
        icon={<Image aria-hidden="true" />}
        label={t('tools.export')}
        disabled={empty}
        onPress={after(tools.savePicture)}
      />
      {opened.size > 0 && (
        <Tool
          icon={<FoldVertical aria-hidden="true" />}
          label={t('fold.close')}
          onPress={after(() => openYears(null))}
        />
      )}
    </>
  );
}

/** The tools beside one another, over the map of a wide screen. */
export function Toolbar({ tools }: { readonly tools: MapTools }) {
  const { t } = useTranslation('trajectory');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      role="group"
      aria-label={t('tools.label')}
      className="-ms-2.5 flex h-11 items-center gap-0.5 overflow-x-auto px-(--gutter) [scrollbar-width:none]"
    >
      <Tools tools={tools} />
      <ZoomTools view={tools.view} />
    </div>
  );
}

/** Smaller, actual size, larger, all of it. */
function ZoomTools({ view }: { readonly view: MapView }) {
  const { t } = useTranslation('trajectory');
  const percent = useSyncExternalStore(view.subscribe, () => Math.round(view.zoom() * 100));
  return (
    <span className="flex shrink-0 items-center">
      <IconButton label={t('tools.zoomOut')} aria-keyshortcuts="-" onClick={() => view.zoomBy(-1)}>
        <Minus aria-hidden="true" />
      </IconButton>
      <button
        type="button"
        aria-label={t('tools.zoomLevel', { percent })}
        onClick={() => view.zoomTo(1)}
        className="min-h-(--tap) w-13 rounded-2 text-center text-ink-2 text-sm hover:bg-sunken"
      >
        {percent}%
      </button>
      <IconButton label={t('tools.zoomIn')} aria-keyshortcuts="+" onClick={() => view.zoomBy(1)}>
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton label={t('tools.fit')} aria-keyshortcuts="0" onClick={view.fit}>
        <Maximize aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** At the foot of a narrow screen: what is done most, and a sheet with the rest. */
export function ActionBar({ tools, shape }: { readonly tools: MapTools; readonly shape: Shape }) {
  const { t } = useTranslation('trajectory');
  const { beginEvent, work } = useMapPage();
  const [more, setMore] = useState(false);
  const close = () => setMore(false);
  return (
    <>
      <section ref={footBar} aria-label={t('tools.label')} className={FOOT}>
        <AnalyseButton className="min-w-0 flex-1 px-2!" />
        <Button variant="primary" className="min-w-0 flex-1 px-2!" onClick={() => beginEvent()}>
          <Plus aria-hidden="true" />
          {t('event.add')}
        </Button>
        <IconButton
          label={t('tools.more')}
          className="border border-line-strong"
          aria-haspopup="dialog"
          onClick={() => setMore(true)}
        >
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </section>
      <Sheet open={more} onClose={close} title={t('tools.label')}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-1">
          <Tools tools={tools} onDone={close} />
          <Tool
            icon={<Printer aria-hidden="true" />}
            label={t('tools.print')}
            disabled={work.events.length === 0}
            onPress={() => {
              close();
              tools.print();
            }}
          />
          {shape === 'map' && <ZoomTools view={tools.view} />}
        </div>
        <p className="mt-4 border-line border-t pt-3 text-muted text-xs leading-snug">{t('privacy')}</p>
      </Sheet>
    </>
  );
}
