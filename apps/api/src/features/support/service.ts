import { type Contact, type ContactDeps, createContact } from './contact.ts';
import { createSurvey, type Survey, type SurveyDeps } from './survey.ts';

/** What visitors leave with the people behind an installation. */
export interface SupportService {
  readonly contact: Contact;
  readonly survey: Survey;
  /** The user whose session a token belongs to, if it is one. */
  readonly uidOf: (token: string | null) => Promise<string | null>;
}

export interface SupportDeps extends ContactDeps, SurveyDeps {
  readonly uidOf: SupportService['uidOf'];
}

export function createSupportService(deps: SupportDeps): SupportService {
  return { contact: createContact(deps), survey: createSurvey(deps), uidOf: deps.uidOf };
}
