import { Trash2 } from 'lucide-react';
import { useWording } from '../../../../shared/programme/wording.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';

interface RemoveRowButtonProps {
  /** Null for an empty row. */
  readonly name: string | null;
  readonly onPress: () => void;
}

export function RemoveRowButton({ name, onPress }: RemoveRowButtonProps) {
  const { t } = useWording();
  return (
    <IconButton
      label={name === null ? t('scores.removeEmpty') : t('scores.remove', { subject: name })}
      className="text-muted"
      onClick={onPress}
    >
      <Trash2 aria-hidden="true" className="size-4!" />
    </IconButton>
  );
}
