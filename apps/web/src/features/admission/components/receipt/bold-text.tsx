/** A text of the catalogue in which `<b>…</b>` stands for what matters most. */
export function BoldText({ text }: { readonly text: string }) {
  const parts = text.split(/<b>(.*?)<\/b>/);
  let offset = 0;
  return parts.map((part, index) => {
    offset += part.length + 1;
    return index % 2 === 1 ? (
      <b key={offset} className="font-strong">
        {part}
      </b>
    ) : (
      <span key={offset}>{part}</span>
    );
  });
}
