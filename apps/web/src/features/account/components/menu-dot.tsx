import { useNotices } from '../model/use-notices.ts';
import { NoticeDot } from './notice-dot.tsx';

interface MenuDotProps {
  readonly userId: string;
  readonly reportPath: string | null;
}

/** The bell's dot, on the button of the menu that holds the bell on a narrow screen. */
export function MenuDot({ userId, reportPath }: MenuDotProps) {
  return useNotices(userId, reportPath).length > 0 ? <NoticeDot /> : null;
}
