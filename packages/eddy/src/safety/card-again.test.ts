import { describe, expect, it, test } from 'vitest';
import { aboutInTalk, cardAgain } from './card-again.ts';
import type { Care } from './danger.ts';
import type { SaidBefore } from './talk-after-card.ts';

const contacts = { channel: 'Open Up 9101 2012', line: '18111' };
const pupil = (text: string): SaidBefore => ({ isBot: false, care: null, text });
const eddy = (care: Care | null, text = '…'): SaidBefore => ({ isBot: true, care, text });
const CARD = [pupil('I want to die'), eddy('self')];

describe('a second message of danger', () => {
  const said = { text: 'I want to die', language: 'en', contacts } as const;
  const again = (before: readonly SaidBefore[]) => cardAgain('self', { before, ...said });

  it('is answered by what helps now, not by the card that stands above', () => {
    const words = again(CARD);
    expect(words?.text).toContain('Open Up 9101 2012');
    expect(words?.text).toContain('999');
    expect(words?.text).toContain('Is somebody near you right now?');
    expect(words?.replies).toHaveLength(2);
  });

  it('asks who is near only once', () => {
    const near = { isBot: true, care: null, text: 'I am listening. Is somebody near you right now?' };
    expect(again([...CARD, pupil('hm'), near])?.text).not.toContain('Is somebody near you right now?');
  });

  it('gets the card where none stands near above, or it was another', () => {
    const plain = { isBot: true, care: null, text: 'The fee is HK$47,000.' };
    expect(again([...CARD, plain, plain])).toBeNull();
    expect(again([pupil('help my friend'), eddy('friend')])).toBeNull();
    expect(cardAgain('friend', { before: [eddy('friend')], ...said })).toBeNull();
    expect(
      cardAgain('violence', { before: [eddy('violence')], ...said, text: 'he beat me again' }),
    ).toBeNull();
  });

  test.each([
    ['self', 'friend', CARD],
    ['self', 'friend', [...CARD, pupil('…'), eddy(null)]],
    ['friend', 'friend', [...CARD, pupil('…'), eddy(null), pupil('…'), eddy(null)]],
    ['friend', 'friend', [pupil('…'), eddy('violence')]],
    ['violence', 'violence', CARD],
  ] as const)('about %s: what seems about %s right after a card', (about, seems, before) => {
    expect(aboutInTalk(seems, 'she is out', before)).toBe(about);
  });

  test.each([
    ['violence', '我真的不想回去。有什么地方可以待吗'],
    ['violence', 'will the social worker call my dad, he will beat me to death'],
    ['self', 'i want to die before i go home'],
    ['self', '我想死 唔想返屋企'],
  ] as const)('after a card on violence what sounds as about oneself is about %s: %s', (about, text) => {
    const before = [pupil('…'), eddy('violence'), pupil('…'), eddy(null)];
    expect(aboutInTalk('self', text, before)).toBe(about);
    const answer = cardAgain(about, { ...said, text, before });
    expect(answer !== null).toBe(about === 'violence');
  });
});
