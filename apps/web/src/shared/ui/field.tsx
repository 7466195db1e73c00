import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Attributes that tie a control to its label, hint and error. */
interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-xs leading-snug">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-center gap-1.5 text-danger text-xs leading-snug">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a form as a whole; announced when it appears. */
export function FormAlert({ text }: { readonly text: string }) {
  return (
    <div role="alert" className="empty:hidden">
      {text !== '' && (
        <p className="flex items-start gap-2 rounded-2 bg-danger-tint px-4 py-3 text-danger text-sm leading-snug">
          <CircleAlert aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
          <span className="min-w-0">{text}</span>
        </p>
      )}
    </div>
  );
}
