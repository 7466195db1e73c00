import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../shared/api/call.ts';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { nearDayWords } from '../../../shared/i18n/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EddyFace } from '../../../shared/ui/eddy-face.tsx';
import { ReportSection } from './report-section.tsx';

interface LastChatProps {
  readonly userId: string;
  readonly eddyPath: string;
}

/** What was last talked about with Eddy; nothing for whoever has not yet. */
export function LastChat({ userId, eddyPath }: LastChatProps) {
  const { t, i18n } = useTranslation('report');
  const common = useTranslation().t;
  const { data, isError, refetch } = useQuery({
    queryKey: ['report', 'chats', userId],
    queryFn: ({ signal }) => call('listChats', { params: { User_ID: userId }, signal }),
  });
  const [latest] = data ?? [];
  if (latest === undefined && !isError) return null;
  return (
    <ReportSection title={t('dashboard.eddy.title')}>
      {isError && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          {t('dashboard.eddy.failed')}
          <Button size="sm" onClick={() => void refetch()}>
            {common('action.retry')}
          </Button>
        </p>
      )}
      {latest && (
        <div className="flex gap-3 rounded-2 border border-eddy-line bg-eddy-tint p-4 text-sm leading-snug">
          <EddyFace />
          <div className="min-w-0">
            <p className="line-clamp-3 break-words">{latest.title || latest.Messages[0]?.Text}</p>
            <p className="mt-1 text-ink-2 text-xs">
              {nearDayWords(latest.updatedAt, new Date(), languageOf(i18n.language), common)}
            </p>
            <Link
              to={eddyPath}
              state={{ chatId: latest.Chat_ID }}
              className="mt-2 inline-block text-eddy-ink"
            >
              {t('dashboard.eddy.goOn')}
            </Link>
          </div>
        </div>
      )}
    </ReportSection>
  );
}
