/** Under which answers are kept; `all` is everything of the page. */
export const QUERY_KEYS = {
  all: ['counsellor'],
  chats: (userId: string) => ['counsellor', 'chats', userId],
  chat: (chatId: string) => ['counsellor', 'chat', chatId],
  analyses: (chatId: string) => ['counsellor', 'analyses', chatId],
  search: (query: string) => ['counsellor', 'search', query],
  programmes: (collection: string, codes: readonly string[]) => [
    'counsellor',
    'programmes',
    collection,
    codes,
  ],
} as const;
