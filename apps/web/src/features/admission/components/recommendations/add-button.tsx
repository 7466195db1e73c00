import type { Programme } from '@lodestar/domain';
import { Check, Plus } from 'lucide-react';
import { titleIn } from '../../../../shared/programme/programme-facts.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { Button } from '../../../../shared/ui/button.tsx';

interface AddButtonProps {
  readonly programme: Programme;
  readonly chosen: boolean;
  readonly onAdd: () => void;
}

export function AddButton({ programme, chosen, onAdd }: AddButtonProps) {
  const { t, language } = useWording();
  if (chosen) {
    return (
      <span className="inline-flex min-h-9 shrink-0 items-center gap-2 px-3 font-medium text-sm text-success">
        <Check aria-hidden="true" className="size-4" />
        {t('recommendations.selected')}
      </span>
    );
  }
  const name = titleIn(programme, language);
  return (
    <Button
      size="sm"
      className="-me-1.5 shrink-0"
      aria-label={t('recommendations.addCode', { code: programme.code, name })}
      onClick={onAdd}
    >
      <Plus aria-hidden="true" />
      {t('recommendations.add')}
    </Button>
  );
}
