import { type Contact, type ContactDeps, createContact } from './contact.ts';
import { type ContactMailDeps, openContactMail } from './contact-mail.ts';
import { createSurvey, type Survey, type SurveyDeps } from './survey.ts';

/** What visitors leave with the people behind an installation. */
export interface SupportService {
  readonly contact: Contact;
  readonly survey: Survey;
  /** Sends in the background what messages are due for mail. */
  readonly deliverDueMail: () => void;
  /** The user whose session a token belongs to, if it is one. */
  readonly uidOf: (token: string | null) => Promise<string | null>;
  /** Begins no further mail. */
  readonly close: () => void;
}

export interface SupportDeps extends Omit<ContactDeps, 'mail'>, ContactMailDeps, SurveyDeps {
  readonly uidOf: SupportService['uidOf'];
}

export function createSupportService(deps: SupportDeps): SupportService {
  const mail = openContactMail(deps);
  return {
    contact: createContact({ ...deps, mail }),
    survey: createSurvey(deps),
    deliverDueMail: mail.deliverDue,
    uidOf: deps.uidOf,
    close: mail.close,
  };
}
