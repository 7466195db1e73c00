import { Funnel, Image, Maximize, Printer, Redo2, Search, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { useMapPage } from '../../model/map-page.ts';
import type { MapTools } from '../../model/use-map-tools.ts';
import { ZoomTools } from './zoom-tools.tsx';

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
      className="shrink-0 whitespace-nowrap disabled:border-transparent! disabled:bg-transparent!"
    >
      {icon}
      {label}
    </Button>
  );
}

/** What can be done with the map as a whole. */
export function MapToolbar({ tools, children }: { readonly tools: MapTools; readonly children?: ReactNode }) {
  const { t } = useTranslation('trajectory');
  const { open, undo, canUndo, redo, canRedo, announce, work } = useMapPage();
  const empty = work.events.length === 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      role="group"
      aria-label={t('tools.label')}
      className="flex h-12 items-center gap-0.5 overflow-x-auto border-line border-b bg-paper px-2 [scrollbar-width:none] print:hidden"
    >
      <Tool
        icon={<Search aria-hidden="true" />}
        label={t('tools.find')}
        disabled={empty}
        onPress={() => open({ kind: 'find' })}
      />
      <Tool
        icon={<Funnel aria-hidden="true" />}
        label={t('tools.filter')}
        disabled={empty}
        onPress={() => open({ kind: 'filter' })}
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
      <ZoomTools view={tools.view} />
      <Tool icon={<Maximize aria-hidden="true" />} label={t('tools.fit')} onPress={tools.view.fit} />
      <Tool
        icon={<Image aria-hidden="true" />}
        label={t('tools.export')}
        disabled={empty}
        onPress={tools.savePicture}
      />
      <Tool
        icon={<Printer aria-hidden="true" />}
        label={t('tools.print')}
        disabled={empty}
        onPress={tools.print}
      />
      {children}
    </div>
  );
}
