import { describe, expect, it } from 'vitest';
import { readMessage } from '../asked/reading.ts';
import { EDDY_LANGUAGES } from '../context.ts';
import { followUps } from '../follow-ups.ts';
import type { KnowledgeIntent } from '../knowledge/topics-of-intents.ts';
import { planFor } from '../plan/plan-for.ts';
import { runTool } from '../run-tool.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { understand } from '../understand.ts';

const at = (today: string) => ({ ...sampleContext('mei', 'en'), today });

function told(intent: KnowledgeIntent, text: string, today = '2026-11-23') {
  const context = at(today);
  const plan = planFor(intent, { text, reading: readMessage(text, context), context, earlier: [] });
  const [call] = plan?.calls ?? [];
  const result = call === undefined ? null : runTool(call, context);
  return result?.tool === 'knowledge' ? result : null;
}
const answerOf = (id: string) => sampleContext('mei', 'en').knowledge.entry(id)?.answer.en ?? 'none';

describe('what is known', () => {
  it.each<[KnowledgeIntent, string, string]>([
    ['dates', 'when can I change my choices before results', 'changeBeforeResults'],
    ['results_day', '覆核卷幾錢', 'recheckHkeaa'],
    ['elsewhere', '台灣點報', 'taiwan'],
    ['money_support', 'any scholarships', 'scholarships'],
  ])('about %s: %s', (intent, text, id) => {
    expect(told(intent, text)?.answer).toContain(answerOf(id));
  });

  it('is the first thing to know where a message says too little, and nothing where there is none', () => {
    expect(told('no_offer', '🙂')?.answer).toContain(answerOf('noOffer'));
    expect(told('electives_for', '🙂')).toBeNull();
  });

  it('of dates comes with the next one that is known', () => {
    expect(told('dates', 'when is the deadline', '2026-03-01')?.next_date).toMatch(/8 April 2026/);
    expect(told('dates', 'jupas deadline 2027')?.next_date).toBeNull();
    expect(told('dates', '🙂')?.next_date).toContain('I hold none for 2027 entry');
  });
});

describe('what an answer about work goes on with', () => {
  const ofFields = new Map(
    realKnowledge().file.entries.flatMap((entry) =>
      entry.field === undefined ? [] : [[entry.field, entry.id] as const],
    ),
  );

  it.each([...ofFields])('finds programmes of its field, in each language: %s', (_, id) => {
    for (const language of EDDY_LANGUAGES) {
      const context = sampleContext('mei', language);
      const input = { question: '', topics: [], otherwise: null, entry: id, dates: false };
      const result = runTool({ tool: 'knowledge', input }, context);
      const [question = ''] = followUps([result], context);
      const [call] = understand(question, context).calls;
      expect([question, call?.tool]).toEqual([question, 'find_programmes']);
      const found = call === undefined ? null : runTool(call, context);
      expect([question, JSON.stringify(found)]).toEqual([question, expect.stringContaining('"JS')]);
    }
  });
});

describe('the questions that an answer goes on with', () => {
  const CANTONESE = /[唔嘅咗喺冇啲哋佢㗎咁乜咩]|边个|边度|点样|系咪|几多|而家/;

  it('are written as on the mainland in Simplified Chinese, every one', () => {
    const { entries } = realKnowledge().file;
    const spoken = entries.filter(({ questions }) => questions.sc.some((text) => CANTONESE.test(text)));
    expect(spoken.map(({ id }) => id)).toEqual([]);
    const input = { question: '', topics: [], otherwise: null, entry: 'noIdea', dates: false };
    const result = runTool({ tool: 'knowledge', input }, sampleContext('mei', 'sc'));
    expect(followUps([result], sampleContext('mei', 'sc'))).toContain('大类招生是什么？');
  });
});
