import { WholeWords } from '../../../../shared/ui/whole-words.tsx';

interface FindingCardProps {
  readonly title: string;
  readonly text: string;
}

/** A finding, so large that the last row reads it. */
export function FindingCard({ title, text }: FindingCardProps) {
  return (
    <aside className="self-start rounded-2 border-accent border-s-4 bg-accent-tint px-6 py-5">
      <p className="font-display font-(weight:--weight-display) text-xl leading-tight">
        <WholeWords text={title} />
      </p>
      <p className="mt-2 text-ink-2 leading-snug">{text}</p>
    </aside>
  );
}
