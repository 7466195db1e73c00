import { ACCOUNT_LIMITS, type PreferredLanguage } from '@lodestar/contract';
import { type AbilityScores, type Catalogue, TITLE_LIMITS } from '@lodestar/domain';
import { createTextCheck, type EddyLanguage } from '@lodestar/eddy';
import { type Identity, identityOf } from '../../llm/identity.ts';
import {
  asData,
  type LanguageModel,
  MAX_TOKENS,
  ModelFailure,
  type ModelText,
} from '../../llm/language-model.ts';
import { createPlaceholderStream } from '../../llm/placeholder-stream.ts';
import {
  type BestMatches,
  type PupilFacts,
  recommendationPrompt,
  systemText,
  titlePrompt,
  trajectoryPrompt,
} from './prompts.ts';
import { guideAnalysis, type Reader, type Writer } from './writer.ts';

export interface ModelWriterDeps {
  readonly model: LanguageModel;
  readonly bestMatches: (scores: AbilityScores, language: PreferredLanguage) => BestMatches;
  readonly catalogue: () => Catalogue;
}

/** A language model, told what the server knows, and believed only as far as that goes. */
export function createModelWriter({ model, bestMatches, catalogue }: ModelWriterDeps): Writer {
  const ask = ({ language }: Reader, prompt: string, form?: 'titled') =>
    model.generateText({ system: systemText(language, form), prompt, maxTokens: MAX_TOKENS });

  const knownTo = ({ language }: Reader, told: string): Known => ({ told, language, catalogue: catalogue() });

  const factsOf = ({ user, scores, language }: Reader): PupilFacts => ({
    identity: identityOf(user),
    form: user.Form,
    scores,
    matches: bestMatches(scores, language),
  });

  return {
    kind: 'model',
    recommendation: async (reader) => {
      const facts = factsOf(reader);
      const prompt = recommendationPrompt(facts, reader.language);
      return finished(await ask(reader, prompt), knownTo(reader, prompt), facts.identity);
    },
    title: async (reader) => {
      const prompt = titlePrompt(factsOf(reader), reader.language);
      const { text } = await ask(reader, prompt);
      return accepted(checkedText(shortTitle(text), false, knownTo(reader, prompt)));
    },
    trajectoryAnalysis: async (reader) => {
      const { work } = reader.trajectory;
      if (work.events.length === 0) return guideAnalysis(reader);
      const identity = identityOf(reader.user);
      const prompt = trajectoryPrompt(work, identity, reader);
      return finished(await ask(reader, prompt, 'titled'), knownTo(reader, prompt), identity);
    },
    answer: async (reader, text) => {
      const identity = identityOf(reader.user);
      const concealed = identity.conceal(text);
      const prompt = `Answer what the pupil wrote.\n\n${asData(concealed)}`;
      return finished(await ask(reader, prompt), knownTo(reader, concealed), identity);
    },
  };
}

function finished({ text, cut }: ModelText, known: Known, identity: Identity): string {
  const placeholders = createPlaceholderStream(identity);
  const marked = placeholders.mark(text) + placeholders.rest();
  const checked = accepted(checkedText(marked, cut, known));
  return placeholders.reveal(checked).slice(0, ACCOUNT_LIMITS.description).toWellFormed().trim();
}

function accepted(text: string): string {
  if (text === '') throw new ModelFailure('unusable');
  return text;
}

const LABEL = /^\W*(title|標題|标题)\s*[:：]/iu;
const HAN = /\p{Script=Han}/u;
/** Words that a title does not end in when it was cut after them. */
const LEADS_ON = /^(a|an|the|and|or|of|in|on|with|to|for|from|by|at|your|&)$/i;

/** A title as it may be shown, whatever a model said: five words, or twelve characters in Chinese; no punctuation. */
export function shortTitle(said: string): string {
  const line = said.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? '';
  const text = line
    .replace(LABEL, '')
    .replace(/\[\w+\]/g, ' ')
    .replace(/['’]/g, '');
  const words = text.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');
  if (HAN.test(text)) return Array.from(words.join('')).slice(0, TITLE_LIMITS.characters).join('');
  const kept = words.slice(0, TITLE_LIMITS.words);
  if (kept.length === words.length) return kept.join(' ');
  while (kept.length > 1 && LEADS_ON.test(kept.at(-1) ?? '')) kept.pop();
  return kept.join(' ');
}

/** What a text may name. */
export interface Known {
  /** What the model was told: its figures, codes and names may be repeated. */
  readonly told: string;
  readonly language: EddyLanguage;
  /** This year's programmes, known by their titles. */
  readonly catalogue: Catalogue;
}

const SENTENCE =
  /\n+|[^。！？!?\n.]*(?:[.!?](?!\s|$)[^。！？!?\n.]*)*(?:[。！？]+|[.!?]+(?=\s|$)|(?=\n)|$)[ \t]*/gu;
/** Several times what is ever shown: nothing behind it needs to be checked. */
const LONGEST = 20_000;
const UNSHOWABLE = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/**
 * A model's text without the sentences that name a programme, a figure or a link it was not given, or that promise
 * admission, by the same checker as in the chat; without a last sentence that was cut off. Empty when nothing is left.
 */
export function checkedText(text: string, cut: boolean, known: Known): string {
  const sentences = text.slice(0, LONGEST).replace(UNSHOWABLE, '').match(SENTENCE) ?? [];
  const whole = cut ? withoutLast(sentences) : sentences;
  const check = createTextCheck(known);
  return whole
    .flatMap((sentence) => {
      if (!/[\p{L}\p{N}]/u.test(sentence)) return sentence;
      const { text: checked, removed } = check(sentence);
      return removed.length === 0 ? checked : [];
    })
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function withoutLast(sentences: readonly string[]): readonly string[] {
  const ends = sentences.findLastIndex((sentence) => /[。！？!?.]\s*$/u.test(sentence));
  return ends === -1 ? sentences : sentences.slice(0, ends + 1);
}
