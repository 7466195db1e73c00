import { analysisParts } from '../model/analysis-text.ts';

/** The text of an analysis, its titles as headings. */
export function AnalysisText({ content }: { readonly content: string }) {
  const parts = analysisParts(content).map((part, place) => ({ ...part, key: `${place} ${part.text}` }));
  return (
    <div className="grid gap-2">
      {parts.map(({ key, kind, text }) =>
        kind === 'heading' ? (
          <h3 key={key} className="mt-3 first:mt-0">
            {text}
          </h3>
        ) : (
          <p key={key} className="break-words">
            {text}
          </p>
        ),
      )}
    </div>
  );
}
