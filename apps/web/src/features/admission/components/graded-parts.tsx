import { useEffect } from 'react';
import { fetchedLater } from '../../../shared/fetched-later.ts';
import { loadRecommendHere } from '../api/use-recommendations.ts';
import { loadSearchHere } from '../model/use-programme-search-box.ts';
import { useAdmission } from './admission-provider.tsx';
import { ChoicesAside, choicesList } from './choices/choices-aside.tsx';
import { ChoicesDock } from './choices/choices-dock.tsx';
import { FindSection } from './find/find-section.tsx';
import { searchResults } from './find/programme-search.tsx';
import { levelTips } from './programme/later-tips.ts';
import { receipts } from './receipt/later-receipt.tsx';
import { mixParts } from './recommendations/later-mix.ts';
import { RecommendationsSection } from './recommendations/recommendations-section.tsx';
import { LEVELS_ID } from './scores/levels-bar.tsx';
import { StatisticsSection } from './statistics/statistics-section.tsx';

/** The search, and the programmes recommended. */
function FindColumn() {
  return (
    <>
      <FindSection />
      <div id={LEVELS_ID} tabIndex={-1} className="mt-8 scroll-mt-18 border-line border-t pt-5">
        <RecommendationsSection />
      </div>
      <NoRoomDialog />
    </>
  );
}

const noRoom = fetchedLater(() => import('../../../shared/lists/full-list-dialog.tsx'));

/** What presses open, fetched ahead of them, so that it is there at once, and when the connection is gone. */
const fetchWhatOpens = () =>
  Promise.all([
    ...[levelTips, choicesList, receipts, searchResults, mixParts, noRoom].map((parts) => parts.fetch()),
    loadSearchHere(),
    loadRecommendHere(),
  ]);

/** What the page shows once there are grades: a script of its own, fetched with the first grade. */
export const gradedParts = { StatisticsSection, FindColumn, ChoicesAside, ChoicesDock, fetchWhatOpens };

/** Asks what becomes of a programme that was added to a list without room. */
function NoRoomDialog() {
  const { choices, catalogue } = useAdmission();
  const { parts } = noRoom.useParts();
  const asks = choices.asking !== null;
  useEffect(() => {
    if (asks) void noRoom.fetch();
  }, [asks]);
  if (parts === null) return null;
  return (
    <parts.FullListDialog
      code={choices.asking}
      codes={choices.codes}
      catalogue={catalogue}
      onReplace={choices.replace}
      onClose={choices.stopAsking}
    />
  );
}
