import { LEVEL_NAMES, LEVELS, levelExplained, levelName } from '@lodestar/domain';
import { expect, it } from 'vitest';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

const TEXTS = { en, tc, sc };

it.each(['en', 'tc', 'sc'] as const)(
  'the pages before a login tell levels as all others do, in %s',
  (language) => {
    const { level: names, levelMeaning: meanings } = TEXTS[language];
    for (const level of LEVELS) {
      const key = LEVEL_NAMES[level];
      expect(names[key]).toBe(levelName(level, null, language));
      // The highest is told in short there, without whose scores.
      if (level !== 8) expect(meanings[key].toLowerCase()).toBe(levelExplained(level, 'median', language));
    }
  },
);
