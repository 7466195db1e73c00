import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { WordedPage } from './worded-page.ts';
import type { Params } from './words.ts';

/** The page of the trajectory map, by what is written on it. */
export class TrajectoryPage extends WordedPage {
  protected readonly feature = 'trajectory';

  async open(): Promise<void> {
    await this.page.goto('/trajectory');
    await expect(this.button('event.add')).toBeVisible();
  }

  /** The card of an event, by the beginning of what it is called. */
  card(name: string): Locator {
    return this.page.getByRole('article', { name });
  }

  cards(): Locator {
    return this.page.getByRole('article');
  }

  /** What a card says about its connections. */
  connectionsOf(name: string, count: number): Locator {
    return this.card(name).getByRole('button', { name: this.text('card.connectionsOf', { name, count }) });
  }

  dialog(key: string, params?: Params): Locator {
    return this.page.getByRole('dialog', { name: this.text(key, params) });
  }

  button(key: string, params?: Params): Locator {
    return this.page.getByRole('button', { name: this.text(key, params), exact: true });
  }

  /** Fills in an event's form that stands in `place`; year and type stay as they are when left out. */
  async fillEvent(
    place: Locator | Page,
    event: { name: string; year?: string; type?: string },
  ): Promise<void> {
    await place.getByLabel(this.text('event.name'), { exact: true }).fill(event.name);
    if (event.year !== undefined) {
      await place.getByLabel(this.text('event.year'), { exact: true }).fill(event.year);
    }
    if (event.type !== undefined) {
      await place.getByLabel(this.text('event.type'), { exact: true }).selectOption(event.type);
    }
  }

  async addEvent(event: { name: string; year?: string; type?: string }): Promise<void> {
    const panel = await this.openPanel();
    await this.fillEvent(panel, event);
    await panel.getByRole('button', { name: this.text('event.add') }).click();
    await expect(this.card(event.name)).toBeVisible();
  }

  /** The panel beside the map of a wide screen, with the forms that add to it. */
  async openPanel(): Promise<Locator> {
    const panel = this.page.getByRole('complementary', { name: this.text('panel.label') });
    if (!(await panel.isVisible())) await this.button('event.add').first().click();
    await expect(panel).toBeVisible();
    return panel;
  }

  async middleOf(card: Locator): Promise<{ readonly x: number; readonly y: number }> {
    const box = await card.boundingBox();
    if (box === null) throw new Error('the card is not on the screen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  }
}

interface StoredEvent {
  readonly id: string;
  readonly name?: string;
  readonly year?: number;
  readonly type?: string;
  readonly description?: string;
}

/** Puts a map into somebody's account. Connections by the ids of their events. */
export async function keepTrajectory(
  request: APIRequestContext,
  token: string,
  events: readonly StoredEvent[],
  connections: readonly (readonly [from: string, to: string])[] = [],
): Promise<void> {
  const timestamp = '2026-01-01T00:00:00.000Z';
  const answer = await request.patch('/api/auth/me', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      trajectory_events: events.map((event) => ({
        name: event.id,
        year: 2024,
        type: 'academic',
        description: '',
        timestamp,
        ...event,
      })),
      trajectory_connections: connections.map(([from, to], index) => ({
        id: `connection_${index}`,
        from,
        to,
        type: 'led_to',
        description: '',
      })),
    },
  });
  expect(answer.status()).toBe(200);
}

/** A small map: one event that led to another, a year later. */
export const keepSmallTrajectory = (request: APIRequestContext, token: string): Promise<void> =>
  keepTrajectory(
    request,
    token,
    [{ id: 'event_1' }, { id: 'event_2', year: 2025 }],
    [['event_1', 'event_2']],
  );

/** Gives somebody's map as many types of events. */
export async function keepTypes(request: APIRequestContext, token: string, count: number): Promise<void> {
  const answer = await request.patch('/api/auth/me', {
    headers: { Authorization: `Bearer ${token}` },
    data: { event_types: ['academic', ...Array.from({ length: count - 1 }, (_, index) => `Type ${index}`)] },
  });
  expect(answer.status()).toBe(200);
}

interface StoredMap {
  readonly trajectory_events: readonly {
    readonly name: string;
    readonly year: number;
    readonly type: string;
  }[];
  readonly trajectory_connections: readonly {
    readonly from: string;
    readonly to: string;
    readonly type: string;
  }[];
  readonly trajectory_analyses: readonly { readonly content: string }[];
  readonly event_types: readonly string[];
}

/** The map that somebody's account holds. */
export async function storedTrajectory(request: APIRequestContext, token: string): Promise<StoredMap> {
  const answer = await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } });
  return answer.json();
}
