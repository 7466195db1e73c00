import { FullListDialog } from '../../../../shared/lists/full-list-dialog.tsx';
import { useAdmission } from '../admission-provider.tsx';

/** Asks what becomes of a programme that was added to a list without room. */
export function NoRoomDialog() {
  const { choices, catalogue } = useAdmission();
  return (
    <FullListDialog
      code={choices.asking}
      codes={choices.codes}
      catalogue={catalogue}
      onReplace={choices.replace}
      onClose={choices.stopAsking}
    />
  );
}
