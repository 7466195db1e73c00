import * as contract from '@lodestar/contract';
import { PASSWORD, type Pupil, registrationForm } from './pupil.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Fields = Readonly<Record<string, Json>>;

export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: (pupil: Pupil) => Fields;
  /** A field that is refused even so: there is no way to have a good one at hand. */
  readonly refused?: string;
}

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
const endpoints = Object.values<unknown>(contract).filter(isEndpoint);

const at = '2026-01-01T00:00:00.000Z';
const trajectory = {
  trajectory_events: [{ id: 'e1', name: 'n', year: 2020, type: 'academic', description: 'd', timestamp: at }],
  trajectory_connections: [{ id: 'c1', from: 'e1', to: 'e2', type: 'related', description: 'd' }],
  trajectory_analyses: [{ id: 'a1', timestamp: at, content: 'c' }],
  event_types: ['academic'],
  preferred_language: 'tc',
};
const collection = 'dse';
const userScores = { CHI: '4', ENG: '5', MAT: '5', CSD: 'Attained', PHY: '5', BIO: '4' };
const wish = {
  userScores,
  selectedProgrammeCodes: ['JS6107'],
  institutions: ['HKU'],
  numberOfRecommendations: 3,
};
const ownRow = ({ user }: Pupil) => ({ collection: 'USER', ID: 'User_ID', rowID: user.User_ID });

const formValues = () =>
  Object.fromEntries(Object.entries(registrationForm()).map(([field, value]) => [field, String(value)]));

/** A request in order for each call that takes anything. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  'POST /api/register': {
    body: () => ({ ...formValues(), Title: 'Dr.', Form: 3, Tel: '2', Nickname: 'n', School_Name: 's' }),
  },
  'POST /api/check-username': { body: () => ({ username: 'some.name' }) },
  'POST /api/auth/login': { body: ({ user }) => ({ username: user.User_ID, password: PASSWORD }) },
  'PATCH /api/auth/me': { body: () => trajectory },
  'DELETE /api/auth/me': { body: () => ({ password: PASSWORD }) },
  'POST /api/auth/password': { body: () => ({ current: PASSWORD, next: 'a quieter harbour' }) },
  'POST /api/auth/email': {
    body: ({ user }) => ({ email: `new.${user.Email_Address}`, current: PASSWORD }),
  },
  'POST /api/auth/email/confirm': { body: () => ({ token: 'x' }), refused: 'token' },
  'POST /api/auth/confirm-password': { body: () => ({ password: PASSWORD }) },
  'DELETE /api/auth/sessions': { body: () => ({ password: 'wrong' }) },
  'POST /api/auth/agreement': { body: () => ({ agreed: true, version: contract.AGREEMENT_VERSION }) },
  'POST /api/auth/password/forgot': { body: ({ user }) => ({ email: user.Email_Address }) },
  'POST /api/auth/password/reset': {
    body: () => ({ token: 'x', next: 'a quieter harbour' }),
    refused: 'token',
  },
  'DELETE /api/auth/sessions/:id': { params: { id: 'x' } },
  'POST /api/database/read': { body: ownRow },
  'POST /api/database/write': {
    body: (pupil) => ({ ...ownRow(pupil), row: { ...trajectory, First_Name: 'x', Tel: '2', Form: 2 } }),
  },
  'POST /api/database/delete': { body: (pupil) => ({ ...ownRow(pupil), password: 'wrong' }) },
  'POST /api/database/readAll': { body: () => ({ collection: 'preset_subjects' }) },
  'POST /api/dse-scores/save': { body: () => ({ scores: { 'Chinese Language': '4', PHY: '5' } }) },
  'POST /api/jupas-order/save': { body: () => ({ programmeOrder: { JS6107: 0 } }) },
  'PUT /api/lists/:id': {
    params: { id: 'shortlist' },
    body: () => ({ name: '', kind: 'shortlist', choices: [{ code: 'JS6107' }] }),
    // Under another id it is no shortlist.
    refused: 'kind',
  },
  'DELETE /api/lists/:id': { params: { id: 'six' } },
  'POST /api/chatbot/generate': { body: () => ({ text: 'What fits me?', language: 'tc', purpose: 'title' }) },
  'POST /api/chat/create': {
    body: ({ user }) => ({
      User_ID: user.User_ID,
      initial_message: 'What fits me?',
      initial_analysis_id: null,
    }),
  },
  'GET /api/chat/user/:User_ID': { params: { User_ID: 'x' } },
  'GET /api/chat/search': { query: { q: 'law' } },
  'GET /api/chat/:chatId': { params: { chatId: 'x' } },
  'GET /api/chat/:chatId/analyses': { params: { chatId: 'x' } },
  'GET /api/chat/:chatId/export': { params: { chatId: 'x' } },
  'POST /api/chat/:chatId/message': {
    params: { chatId: 'x' },
    body: () => ({ Text: 'And JS6107?', reference_analysis_id: null, detailed: true, language: 'sc' }),
  },
  'PATCH /api/chat/:chatId': { params: { chatId: 'x' }, body: () => ({ title: 'Law' }) },
  'PATCH /api/chat/:chatId/message/:messageId': {
    params: { chatId: 'x', messageId: 'y' },
    body: () => ({ feedback: 'up' }),
  },
  'GET /api/programmes/:collection': { params: { collection } },
  'GET /api/programmes/:collection/category/:category': { params: { collection, category: 'health' } },
  'GET /api/programmes/:collection/institution/:institution': { params: { collection, institution: 'HKU' } },
  'GET /api/programmes/:collection/code/:code': { params: { collection, code: 'JS6107' } },
  'GET /api/programmes/:collection/search': {
    params: { collection },
    query: {
      q: 'law',
      institutions: 'HKU',
      fields: 'law',
      interview: 'none,unknown',
      bandB: 'offered',
      funding: 'UGC',
      without: 'PHY',
      sort: 'name',
      limit: '5',
      offset: '0',
    },
  },
  'GET /api/programmes/:collection/columns': { params: { collection } },
  'GET /api/programmes/:collection/stats': { params: { collection } },
  'GET /api/programmes/:collection/institutions': { params: { collection } },
  'POST /api/programmes/:collection/codes': { params: { collection }, body: () => ({ codes: ['JS6107'] }) },
  'POST /api/programmes/:collection/classify': {
    params: { collection },
    body: () => ({ programmeCode: 'JS6107', userScores }),
  },
  'POST /api/programmes/:collection/recommendations/:n': { params: { collection, n: '6' }, body: () => wish },
  'POST /api/programmes/:collection/recommendations/level/:level': {
    params: { collection, level: '5' },
    body: () => wish,
  },
  'POST /api/programmes/:collection/recommendations/mix': {
    params: { collection },
    body: () => ({ ...wish, fields: ['law'], interests: ['機械人', 'no maths'] }),
  },
  'POST /api/programmes/:collection/chances': {
    params: { collection },
    body: () => ({
      userScores,
      choices: ['JS6107'],
      grades: { PHY: { low: '4', likely: '5', high: '5' } },
      seed: 1,
    }),
  },
  'POST /api/programmes/:collection/list-checks': {
    params: { collection },
    body: () => ({ userScores, choices: ['JS6107', 'JS4501'] }),
  },
  'GET /api/programmes/:collection/fields': { params: { collection } },
  'GET /api/programmes/:collection/code/:code/history': { params: { collection, code: 'JS6107' } },
  'POST /api/contact': {
    body: () => ({ name: 'n', email: 'a@example.hk', subject: 's', message: 'm', homepage: '' }),
  },
  'POST /api/survey': {
    body: () => ({
      entryYear: 2025,
      scores: userScores,
      offer: 'JS6107',
      band: 'A',
      satisfied: true,
      homepage: '',
    }),
    refused: 'band',
  },
  'POST /api/admin/claim': { body: () => ({ code: 'abcd' }), refused: 'code' },
  'POST /api/auth/second-factor/confirm': { body: () => ({ code: '123456' }), refused: 'code' },
  'DELETE /api/auth/second-factor': { body: () => ({ code: '123456' }), refused: 'code' },
  'GET /api/admin/security-log': {
    query: { from: '2026-07-01', to: '2026-07-31', who: 'mei' },
  },
  'GET /api/admin/security-log.csv': { query: { from: '2026-07-01', to: '2026-07-31', who: 'mei' } },
  'GET /api/admin/messages': { query: { before: 'x' } },
  'GET /api/usage/daily-analytics': { query: { days: '7' } },
  'POST /api/admin/import': {
    query: { dryRun: 'true' },
    body: () => ({ format: 1, collection: 'Programmes_2041', programmes: [{ code: 'JS6107' }] }),
  },
};

export const nameOf = ({ method, path }: contract.Endpoint) => `${method} ${path}`;
export const asking = endpoints.filter(({ body, params, query }) => body ?? params ?? query);
