import {
  type Catalogue,
  codesOf,
  gradeEntries,
  gradesOf,
  MAX_CHOICES,
  notedChoice,
  type SharedList,
} from '@lodestar/domain';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePupilLists } from '../../../shared/lists/use-pupil-lists.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { QuestionDialog } from '../../../shared/ui/question-dialog.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { useWork } from '../../../shared/work/device-value.ts';
import { CHOICES_WORK, SCORES_WORK, tableWithGrades } from '../../../shared/work/pupil-work.ts';

interface UseAsMineProps {
  readonly list: SharedList;
  readonly catalogue: Catalogue;
  /** The page of one's own list, which opens then. */
  readonly mine: string;
}

/**
 * Takes what was shared over as one's own: up to six as the six, asking first where something of one's own would go; more
 * as a whole list of JUPAS beside those that are there.
 */
export function UseAsMine({ list, catalogue, mine }: UseAsMineProps) {
  const { t } = useTranslation('show');
  const { t: lists } = useTranslation('lists');
  const wording = useWording();
  const navigate = useNavigate();
  const scores = useWork(SCORES_WORK);
  const own = useWork(CHOICES_WORK);
  const { named, canAdd, create, openSix } = usePupilLists();
  const [asking, setAsking] = useState(false);
  const { grades } = list;
  const known = list.choices.filter(({ code }) => catalogue.find(code) !== undefined);
  const isWhole = known.length > MAX_CHOICES;
  const lost = [
    ...(grades !== null && gradeEntries(gradesOf(scores.value)).length > 0 ? [t('shared.ownGrades')] : []),
    ...(known.length > 0 && !isWhole && own.value.length > 0
      ? [t('shared.ownChoices', { count: own.value.length })]
      : []),
  ];
  const take = () => {
    if (isWhole) {
      create(
        t('shared.listName'),
        known.map(({ code, note }) => notedChoice(code, note)),
      );
    } else if (known.length > 0) {
      own.change(() => codesOf(known));
      openSix();
    }
    if (grades !== null) scores.change((table) => tableWithGrades(table, grades));
    notify('success', t(grades === null ? 'shared.used' : 'shared.usedGrades'));
    void navigate(mine);
  };
  const press = () => {
    if (isWhole && !canAdd) notify('error', lists('named.most', { count: named.length }));
    else if (lost.length === 0) take();
    else setAsking(true);
  };
  return (
    <>
      <Button variant="primary" onClick={press}>
        <Check aria-hidden="true" />
        {t('shared.use')}
      </Button>
      {isWhole && <p className="basis-full text-muted text-sm leading-snug">{t('shared.asWhole')}</p>}
      <QuestionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('shared.replaceTitle')}
        text={t('shared.replaceText', { what: wording.list(lost) })}
        confirm={t('shared.replace')}
        busy={false}
        onConfirm={take}
      />
    </>
  );
}
