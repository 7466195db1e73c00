import { type Catalogue, gradeEntries, gradesOf, MAX_CHOICES, type SharedList } from '@lodestar/domain';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
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

/** Takes what was shared over as one's own: asks first where something of one's own would go. */
export function UseAsMine({ list, catalogue, mine }: UseAsMineProps) {
  const { t } = useTranslation('show');
  const wording = useWording();
  const navigate = useNavigate();
  const scores = useWork(SCORES_WORK);
  const own = useWork(CHOICES_WORK);
  const [asking, setAsking] = useState(false);
  const { grades } = list;
  const known = list.choices.map(({ code }) => code).filter((code) => catalogue.find(code) !== undefined);
  const codes = known.slice(0, MAX_CHOICES);
  const lost = [
    ...(grades !== null && gradeEntries(gradesOf(scores.value)).length > 0 ? [t('shared.ownGrades')] : []),
    ...(codes.length > 0 && own.value.length > 0
      ? [t('shared.ownChoices', { count: own.value.length })]
      : []),
  ];
  const take = () => {
    if (grades !== null) scores.change((table) => tableWithGrades(table, grades));
    if (codes.length > 0) own.change(() => codes);
    notify('success', t(grades === null ? 'shared.used' : 'shared.usedGrades'));
    void navigate(mine);
  };
  return (
    <>
      <Button variant="primary" onClick={() => (lost.length === 0 ? take() : setAsking(true))}>
        <Check aria-hidden="true" />
        {t('shared.use')}
      </Button>
      {known.length > codes.length && (
        <p className="basis-full text-muted text-sm leading-snug">
          {t('shared.firstOnly', { most: MAX_CHOICES })}
        </p>
      )}
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
