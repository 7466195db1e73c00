import { CircleAlert } from 'lucide-react';

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
