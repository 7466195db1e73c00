import { flexibleRouteFor, type Programme, publishedRoute } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { openRouteLine, publishedRouteLine } from '../../../../shared/lists/flexible-words.ts';
import { useFlexibleRoutes } from '../../../../shared/programme/flexible-routes.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import type { JudgedProgramme } from '../../model/receipt.ts';

export interface FlexibleRouteNoteProps {
  readonly programme: Programme;
  /** Null where the grades are not known: the route is named as it is published. */
  readonly receipt: JudgedProgramme | null;
}

/** The flexible route under the requirements: where one minimum is missed by one level, or for whoever may miss it. */
export function FlexibleRouteNote({ programme, receipt }: FlexibleRouteNoteProps) {
  const { t } = useTranslation('checks');
  const wording = useWording();
  const { data: file } = useFlexibleRoutes();
  if (file === undefined) return null;
  const { code } = programme;
  const published = publishedRoute(file, code);
  const open = receipt && openRoute();
  if (published === null || (receipt !== null && open === null)) return null;
  const source = open?.source ?? published.source;
  const line = open ? openRouteLine(code, open, wording, t) : publishedRouteLine(published.route, wording, t);
  return (
    <p className="mt-2 rounded-1 bg-sunken px-3 py-2 text-sm leading-snug">
      <b className="font-strong">{t('flexible.title')}</b> {line}
      {source !== null && <span className="mt-1 block text-muted text-xs">{source.name}</span>}
    </p>
  );

  function openRoute() {
    if (file === undefined || receipt === null) return null;
    const { classification, grades } = receipt;
    return flexibleRouteFor(file, code, classification.requirement, {
      grades,
      score: classification.user_score,
      median: programme.score_md,
    });
  }
}
