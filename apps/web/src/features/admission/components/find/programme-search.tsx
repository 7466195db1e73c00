import { LoaderCircle, Search, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { fetchedLater } from '../../../../shared/fetched-later.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { RetryProgress } from '../../../../shared/ui/retry-progress.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { DESK } from '../../../../shared/ui/use-media-query.ts';
import { optionId, useProgrammeSearchBox } from '../../model/use-programme-search-box.ts';

const LONGEST = 100;

/** What a search came to. */
export const searchResults = fetchedLater(() =>
  import('./search-dropdown.tsx').then(({ SearchDropdown }) => ({ SearchDropdown })),
);

/** Finds programmes by code, name or institution; picking one adds it to the list. */
export function ProgrammeSearch() {
  const { t } = useWording();
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const box = useProgrammeSearchBox(() => input.current?.focus());
  const { open, close, search } = box;
  const results = searchResults.useParts().parts;
  const walking = open && (search.results?.length ?? 0) > 0;

  useEffect(() => {
    if (open) void searchResults.fetch();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    // On a phone the results need the room below the field.
    if (!matchMedia(DESK).matches) frame.current?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open, close]);

  return (
    <div ref={frame} className="relative scroll-mt-18">
      <TextInput
        ref={input}
        type="text"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST}
        aria-label={t('find.label')}
        aria-expanded={walking}
        aria-controls={walking ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={walking ? optionId(listId, box.active) : undefined}
        placeholder={t('find.placeholder')}
        value={box.text}
        onChange={(event) => box.type(event.currentTarget.value)}
        onKeyDown={box.onKeyDown}
        onClick={box.reopen}
        className="min-h-12"
        leading={
          search.searching ? (
            <LoaderCircle aria-hidden="true" className="spin stroke-[1.75]" />
          ) : (
            <Search aria-hidden="true" className="stroke-[1.75]" />
          )
        }
        trailing={
          box.text !== '' && (
            <IconButton
              label={t('find.clear')}
              className="-me-2.5"
              onClick={() => {
                box.clear();
                input.current?.focus();
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          )
        }
      />
      <div className="mt-4 empty:hidden">
        <RetryProgress of="searchProgrammesCall" />
      </div>
      {open && results !== null && <results.SearchDropdown id={listId} box={box} />}
    </div>
  );
}
