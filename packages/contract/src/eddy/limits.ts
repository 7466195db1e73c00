/** Longest texts of a chat, in characters, and most entries. A list of chats shows the opening of each. */
export const CHAT_LIMITS = {
  text: 4_000,
  title: 100,
  chats: 100,
  messages: 200,
  opening: 200,
  search: 100,
  found: 30,
} as const;

/** How many answers of a language model one user may ask for: within an hour, within a day, and at the same time. */
export const CHAT_QUOTA = { anHour: 40, aDay: 150, atOnce: 1 } as const;
