import type { ChatEvent, ChatEventName } from '@lodestar/contract';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

const NAMES: readonly ChatEventName[] = ['delta', 'tool', 'done', 'error'];

function isEvent(event: { event: string | undefined; data: unknown }): event is ChatEvent {
  return NAMES.some((name) => name === event.event) && typeof event.data === 'object' && event.data !== null;
}

/** The events of a streamed answer as they arrive; what is not one of ours is passed over. */
export async function* readEvents(response: Response): AsyncGenerator<ChatEvent> {
  const waiting: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => waiting.push(message) });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  try {
    while (reader !== undefined) {
      const { value, done } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      for (const { event, data } of waiting.splice(0)) {
        const content: unknown = JSON.parse(data);
        const read = { event, data: content };
        if (isEvent(read)) yield read;
      }
    }
  } finally {
    reader?.cancel().catch(() => undefined);
  }
}
