import { ACCOUNT_LIMITS, type PreferredLanguage } from '@lodestar/contract';
import type { AbilityScores } from '@lodestar/domain';
import { type Identity, identityOf } from '../../llm/identity.ts';
import { type LanguageModel, ModelFailure, type ModelText } from '../../llm/language-model.ts';
import { asData, MAX_TOKENS } from '../../llm/prompt-pieces.ts';
import { checkedText, type Known } from './checked-text.ts';
import { guideAnalysis } from './guide-writer.ts';
import {
  type BestMatches,
  type PupilFacts,
  recommendationPrompt,
  systemText,
  titlePrompt,
} from './prompts.ts';
import { shortTitle } from './short-title.ts';
import { trajectoryPrompt } from './trajectory-prompt.ts';
import type { Reader, Writer } from './writer.ts';

export interface ModelWriterDeps {
  readonly model: LanguageModel;
  readonly bestMatches: (scores: AbilityScores, language: PreferredLanguage) => BestMatches;
  /** Whether any collection has the code. */
  readonly isKnownCode: (code: string) => boolean;
}

/** A language model, told what the server knows, and believed only as far as that goes. */
export function createModelWriter({ model, bestMatches, isKnownCode }: ModelWriterDeps): Writer {
  const ask = ({ language }: Reader, prompt: string, form?: 'titled') =>
    model.generateText({ system: systemText(language, form), prompt, maxTokens: MAX_TOKENS });

  const factsOf = ({ user, scores, language }: Reader): PupilFacts => ({
    identity: identityOf(user),
    form: user.Form,
    scores,
    matches: bestMatches(scores, language),
  });

  return {
    recommendation: async (reader) => {
      const facts = factsOf(reader);
      const prompt = recommendationPrompt(facts, reader.language);
      const given = new Set(facts.matches.programmes.map(({ code }) => code));
      const known = { isKnownCode: (code: string) => given.has(code), figuresFrom: prompt };
      return finished(await ask(reader, prompt), known, facts.identity);
    },
    title: async (reader) => {
      const { text } = await ask(reader, titlePrompt(factsOf(reader), reader.language));
      return accepted(shortTitle(text));
    },
    trajectoryAnalysis: async (reader) => {
      const { work } = reader.trajectory;
      if (work.events.length === 0) return guideAnalysis(reader);
      const identity = identityOf(reader.user);
      const prompt = trajectoryPrompt(work, identity, reader);
      const known = { isKnownCode: (code: string) => prompt.includes(code), figuresFrom: prompt };
      return finished(await ask(reader, prompt, 'titled'), known, identity);
    },
    answer: async (reader, text) => {
      const identity = identityOf(reader.user);
      const prompt = `Answer what the pupil wrote.\n\n${asData(identity.conceal(text))}`;
      return finished(await ask(reader, prompt), { isKnownCode, figuresFrom: null }, identity);
    },
  };
}

function finished({ text, cut }: ModelText, known: Known, identity: Identity): string {
  const checked = accepted(checkedText(text, cut, known));
  return identity.reveal(checked).slice(0, ACCOUNT_LIMITS.description).toWellFormed().trim();
}

function accepted(text: string): string {
  if (text === '') throw new ModelFailure('unusable');
  return text;
}
