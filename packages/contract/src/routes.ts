/** Where a call goes. Path parts in the form `:name`. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
}

/**
 * Method and path of every call, by the name of its endpoint. Plain data, apart from the endpoints and their schemas,
 * so that a page that asks takes no schema along.
 */
export const ROUTES = {
  registerAccount: { method: 'POST', path: '/api/register' },
  logIn: { method: 'POST', path: '/api/auth/login' },
  logOut: { method: 'POST', path: '/api/auth/logout' },
  checkUsername: { method: 'POST', path: '/api/check-username' },
  currentUser: { method: 'GET', path: '/api/auth/me' },
  changeCurrentUser: { method: 'PATCH', path: '/api/auth/me' },
  deleteCurrentUser: { method: 'DELETE', path: '/api/auth/me' },
  exportOwnData: { method: 'GET', path: '/api/auth/export' },
  changePassword: { method: 'POST', path: '/api/auth/password' },
  requestPasswordReset: { method: 'POST', path: '/api/auth/password/forgot' },
  resetPassword: { method: 'POST', path: '/api/auth/password/reset' },
  listSessions: { method: 'GET', path: '/api/auth/sessions' },
  endSession: { method: 'DELETE', path: '/api/auth/sessions/:id' },
  endAllSessions: { method: 'DELETE', path: '/api/auth/sessions' },
  confirmPassword: { method: 'POST', path: '/api/auth/confirm-password' },
  changeEmail: { method: 'POST', path: '/api/auth/email' },
  confirmEmail: { method: 'POST', path: '/api/auth/email/confirm' },
  requestEmailConfirmation: { method: 'POST', path: '/api/auth/email/confirmation' },
  agree: { method: 'POST', path: '/api/auth/agreement' },

  listContactMessages: { method: 'GET', path: '/api/admin/messages' },
  surveyExport: { method: 'GET', path: '/api/admin/survey.csv' },
  importProgrammes: { method: 'POST', path: '/api/admin/import' },

  classifyProgramme: { method: 'POST', path: '/api/programmes/:collection/classify' },
  recommendProgrammes: { method: 'POST', path: '/api/programmes/:collection/recommendations/:n' },
  recommendProgrammesOfLevel: {
    method: 'POST',
    path: '/api/programmes/:collection/recommendations/level/:level',
  },
  recommendMixCall: { method: 'POST', path: '/api/programmes/:collection/recommendations/mix' },
  chancesCall: { method: 'POST', path: '/api/programmes/:collection/chances' },
  checkListCall: { method: 'POST', path: '/api/programmes/:collection/list-checks' },

  createChat: { method: 'POST', path: '/api/chat/create' },
  listChats: { method: 'GET', path: '/api/chat/user/:User_ID' },
  searchChats: { method: 'GET', path: '/api/chat/search' },
  readChat: { method: 'GET', path: '/api/chat/:chatId' },
  listChatAnalyses: { method: 'GET', path: '/api/chat/:chatId/analyses' },
  exportChat: { method: 'GET', path: '/api/chat/:chatId/export' },
  sendMessage: { method: 'POST', path: '/api/chat/:chatId/message' },
  renameChat: { method: 'PATCH', path: '/api/chat/:chatId' },
  changeMessage: { method: 'PATCH', path: '/api/chat/:chatId/message/:messageId' },

  generate: { method: 'POST', path: '/api/chatbot/generate' },

  readRow: { method: 'POST', path: '/api/database/read' },
  writeRow: { method: 'POST', path: '/api/database/write' },
  deleteRow: { method: 'POST', path: '/api/database/delete' },
  readAllRows: { method: 'POST', path: '/api/database/readAll' },

  userStats: { method: 'GET', path: '/api/analytics/user-stats' },
  dailyAnalytics: { method: 'GET', path: '/api/usage/daily-analytics' },
  aggregatedStats: { method: 'GET', path: '/api/usage/aggregated-stats' },

  currentYear: { method: 'GET', path: '/api/programmes/year/current' },
  availableCollections: { method: 'GET', path: '/api/programmes/collections/available' },
  collectionProgrammes: { method: 'GET', path: '/api/programmes/:collection' },
  yearInColumns: { method: 'GET', path: '/api/programmes/:collection/columns' },
  categoryProgrammes: { method: 'GET', path: '/api/programmes/:collection/category/:category' },
  institutionProgrammes: { method: 'GET', path: '/api/programmes/:collection/institution/:institution' },
  programmeByCode: { method: 'GET', path: '/api/programmes/:collection/code/:code' },
  programmeHistoryCall: { method: 'GET', path: '/api/programmes/:collection/code/:code/history' },
  searchProgrammesCall: { method: 'GET', path: '/api/programmes/:collection/search' },
  collectionFields: { method: 'GET', path: '/api/programmes/:collection/fields' },
  collectionStats: { method: 'GET', path: '/api/programmes/:collection/stats' },
  collectionInstitutions: { method: 'GET', path: '/api/programmes/:collection/institutions' },
  programmesByCodes: { method: 'POST', path: '/api/programmes/:collection/codes' },
  preloadCache: { method: 'POST', path: '/api/programmes/cache/preload' },
  cacheStatus: { method: 'GET', path: '/api/programmes/cache/status' },

  loadScores: { method: 'GET', path: '/api/dse-scores/load' },
  saveScores: { method: 'POST', path: '/api/dse-scores/save' },
  loadOrder: { method: 'GET', path: '/api/jupas-order/load' },
  saveOrder: { method: 'POST', path: '/api/jupas-order/save' },

  ownLists: { method: 'GET', path: '/api/lists' },
  saveList: { method: 'PUT', path: '/api/lists/:id' },
  deleteList: { method: 'DELETE', path: '/api/lists/:id' },

  securityLog: { method: 'GET', path: '/api/admin/security-log' },
  securityLogExport: { method: 'GET', path: '/api/admin/security-log.csv' },

  contactUs: { method: 'POST', path: '/api/contact' },
  answerSurvey: { method: 'POST', path: '/api/survey' },

  pageConfig: { method: 'GET', path: '/api/config' },
  surveyFormState: { method: 'GET', path: '/api/config/survey-form' },
  health: { method: 'GET', path: '/api/health' },
  readiness: { method: 'GET', path: '/api/health/ready' },

  secondFactorState: { method: 'GET', path: '/api/auth/second-factor' },
  beginSecondFactor: { method: 'POST', path: '/api/auth/second-factor/begin' },
  confirmSecondFactor: { method: 'POST', path: '/api/auth/second-factor/confirm' },
  endSecondFactor: { method: 'DELETE', path: '/api/auth/second-factor' },
  claimAdmin: { method: 'POST', path: '/api/admin/claim' },
} as const satisfies Readonly<Record<string, Route>>;

/** The name of a call: that of its endpoint. */
export type CallName = keyof typeof ROUTES;

type PartNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PartNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values a path needs, by name. */
export type PathParts<Path extends string> = Readonly<Record<PartNames<Path>, string | number>>;

/** The path of a call with its parts filled in and escaped: `/api/x/:code` with `{ code: 'A B' }` is `/api/x/A%20B`. */
export function fillPath<const Path extends string>(path: Path, parts: PathParts<Path>): string {
  const values = new Map<string, string | number>(Object.entries(parts));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
}
