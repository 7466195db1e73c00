/** Browser storage keys of the specification (part 2, section 4). */
export const ACTIVE_CHAT_KEY = 'activeChatId';
export const INITIAL_MESSAGE_KEY = 'initialChatMessage';
