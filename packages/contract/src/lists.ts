import { LIST_KINDS, LIST_NAME_LENGTH, LIST_SIZES, NOTE_LENGTH } from '@lodestar/domain';
import { z } from 'zod';
import { BODY } from './body-sizes.ts';
import { endpoint } from './endpoint.ts';
import { ROUTES } from './routes.ts';
import { lineOf } from './stored-text.ts';

const feature = 'admission';
const success = z.literal(true);

/** More than any list holds, so that a list that is too long is told which choice is beyond. */
const MOST_SENT = 2 * LIST_SIZES.shortlist;

const kind = z.enum(LIST_KINDS);
const code = z.string().max(20);

const listSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind,
  choices: z.array(z.strictObject({ code: z.string(), note: z.string().optional() })).readonly(),
  etag: z.string().meta({ description: 'To be sent as If-Match when this list is saved or deleted.' }),
});
export type KeptList = z.output<typeof listSchema>;

export const ownLists = endpoint({
  ...ROUTES.ownLists,
  access: 'signedIn',
  feature,
  summary: 'The lists of whoever asks; the one called `six` is the saved JUPAS order and is always there',
  response: z.strictObject({ success, lists: z.array(listSchema) }),
});

const listPart = z.object({ id: z.string() });

export const saveList = endpoint({
  ...ROUTES.saveList,
  access: 'signedIn',
  feature,
  summary:
    'Makes or replaces a list; answers with its new ETag. If-Match: 412 when it is stale; If-None-Match `*`: 412 when it is there',
  params: listPart,
  body: z.object({
    name: lineOf(LIST_NAME_LENGTH).meta({ description: 'Empty for `six` and `shortlist`.' }),
    kind: kind.meta({
      description: 'Up to 6, 20 and 60 choices; `six` and `shortlist` have their own kind.',
    }),
    choices: z
      .array(z.object({ code, note: lineOf(NOTE_LENGTH).nullish() }))
      .max(MOST_SENT)
      .meta({ examples: [[{ code: 'JS6107', note: 'Mum’s first wish' }]] }),
  }),
  largestBody: BODY.list,
  response: z.strictObject({ success }),
});

export const deleteList = endpoint({
  ...ROUTES.deleteList,
  access: 'signedIn',
  feature,
  summary: 'Deletes a list; `six` is emptied. If-Match: 412 when it is stale',
  params: listPart,
  response: z.strictObject({ success }),
});
