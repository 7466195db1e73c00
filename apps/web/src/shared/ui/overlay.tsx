import { LoaderCircle } from 'lucide-react';

/** Covers the page while something is fetched or made that it cannot go on without; seen when it takes a moment. */
export function Overlay({ text }: { readonly text: string }) {
  return (
    <div
      role="status"
      className="late-appearance fixed inset-0 z-(--z-sheet) grid place-items-center bg-paper/85 p-6 print:hidden"
    >
      <p className="flex items-center gap-3 rounded-3 border border-line bg-surface px-5 py-4 shadow-3">
        <LoaderCircle aria-hidden="true" className="spin size-5 shrink-0 text-accent" />
        {text}
      </p>
    </div>
  );
}
