import { FEWEST_COMPARED, MOST_COMPARED } from '@lodestar/domain';
import { Columns2, X } from 'lucide-react';
import { Link } from 'react-router';
import { sharedValue } from '../../../shared/event-emitter.ts';
import { ShortlistButton } from '../../../shared/lists/shortlist.tsx';
import { useWording } from '../../../shared/programme/wording.ts';
import { buttonStyles } from '../../../shared/ui/button.tsx';
import { footBar } from '../../../shared/ui/foot-bar.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { useProgrammesWords } from '../model/fact-words.ts';

/** What marks a programme of the list: picked to be compared, and kept on the shortlist. */
export function RowMarks({ code }: { readonly code: string }) {
  const t = useProgrammesWords();
  const isPicked = picked.use().includes(code);
  const press = () => {
    if (togglePicked(code) === 'full') notify('error', t('compare.full', { code, most: MOST_COMPARED }));
  };
  return (
    <span className="-my-3 -me-2.5 flex">
      <IconButton
        label={t('compare.pick', { code })}
        aria-pressed={isPicked}
        className="aria-pressed:text-accent"
        onClick={press}
      >
        <Columns2 aria-hidden="true" className={isPicked ? 'fill-accent-tint' : undefined} />
      </IconButton>
      <ShortlistButton code={code} small />
    </span>
  );
}

/** The address that puts programmes side by side. */
export type CompareTo = (codes: readonly string[]) => string;

/** At the foot of the list once a programme is picked: which ones, and the way to see them side by side. */
export function CompareBar({ to }: { readonly to: CompareTo }) {
  const t = useProgrammesWords();
  const wording = useWording();
  const codes = picked.use();
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
        <IconButton label={t('compare.drop')} className="-me-2.5" onClick={() => picked.set([])}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}

/** Programmes picked in the list to be put side by side, as long as the visit lasts. */
const picked = sharedValue<readonly string[]>([]);

/** Picks a programme, or drops it; `full`: as many are picked as stand side by side. */
function togglePicked(code: string): 'changed' | 'full' {
  const codes = picked.get();
  if (codes.includes(code)) picked.set(codes.filter((one) => one !== code));
  else if (codes.length >= MOST_COMPARED) return 'full';
  else picked.set([...codes, code]);
  return 'changed';
}
