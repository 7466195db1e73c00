import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { LONGEST } from '../model/address.ts';
import { useProgrammesWords } from '../model/fact-words.ts';

/** Milliseconds without a key after which what was typed is searched for. */
const REST = 200;

interface SearchFieldProps {
  /** What is searched for now. */
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

/** Searches by code, name, field, topic, interest or career, while one types. */
export function SearchField({ query, onSearch }: SearchFieldProps) {
  const t = useProgrammesWords();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searched = useRef(query);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    clearTimeout(timer.current);
    searched.current = text;
    latest.current(text);
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), REST);
  };
  // The address can change from outside, as when everything is cleared.
  useEffect(() => {
    if (query === searched.current) return;
    clearTimeout(timer.current);
    searched.current = query;
    setTyped(query);
  }, [query]);

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        <TextInput
          ref={input}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          className="min-h-12"
          leading={<Search aria-hidden="true" className="stroke-[1.75]" />}
          trailing={
            typed !== '' && (
              <IconButton
                label={t('search.clear')}
                className="-me-2.5"
                onClick={() => {
                  setTyped('');
                  search('');
                  input.current?.focus();
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            )
          }
        />
      </form>
    </search>
  );
}
