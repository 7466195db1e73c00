import { FEWEST_COMPARED } from '@lodestar/domain';
import { Columns2, X } from 'lucide-react';
import { Link } from 'react-router';
import { useWording } from '../../../shared/programme/wording.ts';
import { buttonStyles } from '../../../shared/ui/button.tsx';
import { footBar } from '../../../shared/ui/foot-bar.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useProgrammesWords } from '../model/option-words.ts';
import { dropPicked, usePicked } from '../model/use-picked.ts';

/** The address that puts programmes side by side. */
export type CompareTo = (codes: readonly string[]) => string;

/** At the foot of the list once a programme is picked: which ones, and the way to see them side by side. */
export function CompareBar({ to }: { readonly to: CompareTo }) {
  const t = useProgrammesWords();
  const wording = useWording();
  const codes = usePicked();
  const count = codes.length;
  if (count === 0) return null;
  return (
    <section
      ref={footBar}
      aria-label={t('compare.title')}
      className="sticky bottom-0 z-(--z-sticky) border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] shadow-2 print:hidden"
    >
      <div className="wrap flex min-h-15 items-center gap-2 py-1.5">
        <p role="status" className="min-w-0 flex-1 text-sm leading-snug">
          <span className="block font-strong tracking-code">{wording.list(codes)}</span>
          {count < FEWEST_COMPARED && <span className="text-muted text-xs">{t('compare.oneMore')}</span>}
        </p>
        {count >= FEWEST_COMPARED && (
          <Link to={to(codes)} className={buttonStyles('primary', 'md', 'shrink-0')}>
            <Columns2 aria-hidden="true" />
            {t('compare.go', { count })}
          </Link>
        )}
        <IconButton label={t('compare.drop')} className="-me-2.5" onClick={dropPicked}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
