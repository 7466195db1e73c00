import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormAlert } from '../../../shared/ui/field.tsx';

interface AdminSectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function AdminSection({ title, text, children }: AdminSectionProps) {
  return (
    <section className="min-w-0 border-line border-t py-8">
      <h2>{title}</h2>
      {text && <p className="mt-1 max-w-(--measure) text-ink-2 text-sm leading-snug">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

interface SaveTableProps {
  readonly file: string;
  /** The table as CSV. */
  readonly load: () => Promise<string>;
  readonly save: string;
  readonly saving: string;
  readonly failed: string;
}

/** A table as a file. */
export function SaveTable({ file, load, ...words }: SaveTableProps) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const save = async () => {
    setState('saving');
    try {
      saveFile(file, await load(), 'text/csv;charset=utf-8');
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button disabled={state === 'saving'} onClick={() => void save()}>
        <Download aria-hidden="true" />
        {state === 'saving' ? words.saving : words.save}
      </Button>
      <FormAlert text={state === 'failed' ? words.failed : ''} />
    </div>
  );
}
