import { MAX_CHOICES } from '@lodestar/domain';
import { z } from 'zod';
import { BODY } from './body-sizes.ts';
import { endpoint } from './endpoint.ts';
import { ROUTES } from './routes.ts';

const feature = 'admission';
const success = z.literal(true);
const saved = z.strictObject({ success });

/** A pupil's grades by the keys of the specification (`Chinese Language`, …, `Core Subject Code`, `Core Score`, electives). */
const savedScores = z.record(z.string(), z.string());

/** Both load calls answer with an ETag; both save calls take it as If-Match and answer 412 when it is stale. */
export const loadScores = endpoint({
  ...ROUTES.loadScores,
  access: 'signedIn',
  feature,
  summary: 'The saved grades of whoever asks; `{}` when there are none',
  response: z.strictObject({ success, scores: savedScores }),
});

export const saveScores = endpoint({
  ...ROUTES.saveScores,
  access: 'signedIn',
  feature,
  summary: 'Replaces the saved grades; `{}` clears them; answers with the new ETag',
  body: z.object({
    scores: z.record(z.string(), z.unknown()).meta({
      examples: [{ 'Chinese Language': '4', 'Core Subject Code': 'CSD', 'Core Score': 'Attained', PHY: '5' }],
    }),
  }),
  response: saved,
});

const programmeOrder = z.record(
  z.string(),
  z
    .int()
    .min(0)
    .max(MAX_CHOICES - 1),
);

export const loadOrder = endpoint({
  ...ROUTES.loadOrder,
  access: 'signedIn',
  feature,
  summary: 'The saved list of whoever asks: each code’s position from 0; `{}` when there is none',
  response: z.strictObject({ success, programmeOrder }),
});

export const saveOrder = endpoint({
  ...ROUTES.saveOrder,
  access: 'signedIn',
  feature,
  summary: 'Replaces the saved list, at most six; `{}` clears it; answers with the new ETag',
  body: z.object({ programmeOrder }),
  largestBody: BODY.fields,
  response: saved,
});
