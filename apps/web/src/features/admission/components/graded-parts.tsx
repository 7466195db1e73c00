import { useEffect } from 'react';
import { noRoom } from '../model/later-parts.ts';
import { useAdmission } from './admission-provider.tsx';
import { ChoicesAside } from './choices/choices-aside.tsx';
import { ChoicesDock } from './choices/choices-dock.tsx';
import { FindSection } from './find/find-section.tsx';
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

/** What the page shows once there are grades: a script of its own, fetched with the first grade. */
export const gradedParts = { StatisticsSection, FindColumn, ChoicesAside, ChoicesDock };

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
