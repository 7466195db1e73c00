import type { InEachLanguage } from '@lodestar/domain';
/** Kinds of knowledge, by which a caller narrows what is looked through. */
export const KNOWLEDGE_TOPICS = [
  'jupas',
  'bands',
  'results',
  'scores',
  'requirements',
  'electives',
  'interviews',
  'retake',
  'paths',
  'money',
  'study',
  'exams',
  'careers',
  'feelings',
  'site',
] as const;
export type KnowledgeTopic = (typeof KNOWLEDGE_TOPICS)[number];

/** A text in each language; the Simplified one is generated from the Traditional one. */
export type KnownText = InEachLanguage<string>;

/** Where a fact was read. `link` null: it has no address. */
export interface KnowledgeSource {
  readonly name: KnownText;
  readonly link: string | null;
}

/** A count over the catalogue, worked out again by the check of the file. */
export type ComputedFigure =
  | { readonly kind: 'elective'; readonly subject: string; readonly value: number }
  | { readonly kind: 'electiveCount' | 'counted'; readonly n: number; readonly value: number }
  | { readonly kind: 'needsScience' | 'free'; readonly value: number }
  | { readonly kind: 'bandShare'; readonly funding: string; readonly value: number };

/** What an answer stands on, in English, for whoever checks it. */
export interface KnowledgeFact {
  readonly text: string;
  /** Null: general knowledge, which holds no figure. */
  readonly source: KnowledgeSource | null;
  /** What it was true for, such as `2026 entry`; null: it does not go with the year. */
  readonly cycle: string | null;
  /** A day such as `2026-11-22`. */
  readonly checked_on: string;
  /** True: to be looked up again in every cycle. */
  readonly volatile: boolean;
  readonly computed?: ComputedFigure | undefined;
}

/** Something that pupils ask about the world around the figures, and a short answer to it. */
export interface KnowledgeEntry {
  readonly id: string;
  readonly topic: KnowledgeTopic;
  /** Id of the field of study that leads to the work told of; left out: of none. */
  readonly field?: string | undefined;
  /** Ids of the fields of study it is of and of no other, where it leads to no work of one `field`; left out: of any. */
  readonly about?: readonly string[] | undefined;
  /** As pupils ask, slips and spoken Cantonese included; in Simplified Chinese as it is written on the mainland. The first is offered. */
  readonly questions: InEachLanguage<readonly string[]>;
  readonly answer: KnownText;
  /** One next step. */
  readonly next: KnownText;
  /** How to prepare, where the entry is about interviews of a field. */
  readonly prepare: readonly KnownText[];
  readonly facts: readonly KnowledgeFact[];
  /** Ids of entries that stand near. */
  readonly related: readonly string[];
}

/** A date of a cycle. Both ends null: not found, and not to be derived from other years. */
export interface CycleDate {
  readonly key: string;
  readonly what: KnownText;
  /** A day, or a minute by Hong Kong's clock: `2025-10-09`, `2025-10-09T09:00`. */
  readonly start: string | null;
  readonly end: string | null;
  readonly source: KnowledgeSource | null;
  /** Read on a page of the body that sets the date, not in the news or a copy. */
  readonly official: boolean;
  readonly checked_on: string;
}

/** `data/knowledge.json`. */
export interface KnowledgeFile {
  readonly format: 1;
  readonly source: string;
  readonly entries: readonly KnowledgeEntry[];
  /** Dates by entry year. */
  readonly calendar: Readonly<Record<string, readonly CycleDate[]>>;
}
