import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/save-file.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { createMapView, type MapView } from './map-view.ts';
import { pictureFile } from './picture-file.ts';

/** What can be done with the map as a whole. */
export interface MapTools {
  readonly view: MapView;
  readonly savePicture: () => void;
  readonly print: () => void;
}

export function useMapTools() {
  const { t } = useTranslation('trajectory');
  const view = useMemo(createMapView, []);
  const picture = useRef<SVGSVGElement>(null);
  const [picturing, setPicturing] = useState(false);

  const savePicture = async () => {
    flushSync(() => setPicturing(true));
    try {
      if (picture.current === null) throw new Error('there is no drawing');
      saveFile(`${t('title')}.png`, await pictureFile(picture.current), 'image/png');
    } catch {
      notify('error', t('alert.exportPicture'));
    } finally {
      setPicturing(false);
    }
  };
  const tools: MapTools = {
    view,
    savePicture: () => void savePicture(),
    print: () => window.print(),
  };
  return { tools, picture, picturing };
}
