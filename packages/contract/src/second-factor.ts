import { z } from 'zod';
import { secondFactorCodeSchema } from './account/fields.ts';
import { endpoint } from './endpoint.ts';
import { ROUTES } from './routes.ts';

const feature = 'account';
const success = z.strictObject({ success: z.literal(true) });
const code = z.object({ code: secondFactorCodeSchema });

export const secondFactorState = endpoint({
  ...ROUTES.secondFactorState,
  access: 'signedIn',
  feature,
  summary: 'Whether a code is asked for at sign-in, and whether admin calls need that here',
  response: z.strictObject({
    success: z.literal(true),
    on: z.boolean(),
    required: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
});

export const beginSecondFactor = endpoint({
  ...ROUTES.beginSecondFactor,
  access: 'signedIn',
  feature,
  summary:
    'Draws the secret of an admin’s second factor (TOTP); it counts once confirmed. 403 password_required like the export, 409 when one is on',
  response: z.strictObject({
    secret: z.string().meta({ description: 'Base 32, to be typed.' }),
    uri: z.string().meta({ description: 'otpauth://…, to be shown as a QR code.' }),
  }),
});

export const confirmSecondFactor = endpoint({
  ...ROUTES.confirmSecondFactor,
  access: 'signedIn',
  feature,
  summary: 'Switches it on by a first code, ends all other sessions and answers the recovery codes, once',
  body: code,
  response: z.strictObject({ recoveryCodes: z.array(z.string()) }),
});

export const endSecondFactor = endpoint({
  ...ROUTES.endSecondFactor,
  access: 'signedIn',
  feature,
  summary: 'Switches it off by a code; 403 when the code is wrong',
  body: code,
  response: success,
});

/** Where on the pages the code of a first admin is typed. */
export const ADMIN_CODE_PAGE = '/account#admin-code';

export const claimAdmin = endpoint({
  ...ROUTES.claimAdmin,
  access: 'signedIn',
  feature,
  summary:
    'Makes the caller the first admin, by the code that the server printed at start; 403 when it is wrong',
  body: code,
  response: success,
});
