import { addChoice } from '@lodestar/domain';
import { useOpenChoices } from '../../../shared/lists/use-open-choices.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { useProgrammesWords } from './fact-words.ts';

interface List {
  readonly codes: readonly string[];
  /** Puts a programme at the end; `full`: there is no room. */
  readonly add: (code: string) => 'added' | 'full';
  /** Puts a programme in the place of another. */
  readonly replace: (other: string, code: string) => void;
}

/** The pupil's list that is open, as a page beside JUPASelect adds to it. */
export function useList(): List {
  const t = useProgrammesWords();
  const { codes, change, size, noteOf, setNote } = useOpenChoices();
  return {
    codes,
    add(code) {
      const addition = addChoice(codes, code, size);
      if (addition.kind === 'full') return 'full';
      if (addition.kind === 'added') {
        change(() => addition.codes);
        notify('success', t('page.addedToast', { code, rank: addition.codes.length }));
      }
      return 'added';
    },
    replace(other, code) {
      if (noteOf(other) !== '') setNote(other, '');
      change((current) => current.map((one) => (one === other ? code : one)));
      notify('success', t('page.replaced', { code, other }));
    },
  };
}
