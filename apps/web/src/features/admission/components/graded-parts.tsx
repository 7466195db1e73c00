import { memo, useEffect } from 'react';
import { fetchedLater } from '../../../shared/fetched-later.ts';
import { inTurns } from '../../../shared/programme/use-catalogue.ts';
import { loadRecommendHere } from '../api/use-recommendations.ts';
import { loadSearchHere } from '../model/use-programme-search-box.ts';
import { useAdmission, usePageChoices } from './admission-provider.tsx';
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

/** Begins all at once, though in turns: to ask for a script takes a phone some milliseconds. */
function* beginFetching() {
  const fetching: Promise<unknown>[] = [];
  for (const parts of [levelTips, choicesList, receipts, searchResults, mixParts, noRoom]) {
    fetching.push(parts.fetch());
    yield;
  }
  fetching.push(loadSearchHere());
  yield;
  fetching.push(loadRecommendHere());
  return Promise.all(fetching);
}

/** What presses open, fetched ahead of them, so that it is there at once, and when the connection is gone. */
const fetchWhatOpens = () => inTurns(beginFetching());

/** What the page shows once there are grades: a script of its own, fetched with the first grade. */
export const gradedParts = {
  // The page around them is drawn again with what is none of theirs.
  StatisticsSection: memo(StatisticsSection),
  FindColumn: memo(FindColumn),
  ChoicesAside: memo(ChoicesAside),
  ChoicesDock: memo(ChoicesDock),
  fetchWhatOpens,
};

/** Asks what becomes of a programme that was added to a list without room. */
function NoRoomDialog() {
  const { catalogue } = useAdmission();
  const choices = usePageChoices();
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
