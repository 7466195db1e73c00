import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { WordedPage } from './worded-page.ts';

/** Somebody with an account, or about to have one. */
export interface Person {
  readonly User_ID: string;
  readonly Email_Address: string;
  readonly Password: string;
  readonly First_Name: string;
  readonly Last_Name: string;
}

/** Somebody nobody else in this run is. */
export function someone(): Person {
  const mark = randomBytes(5).toString('hex');
  return {
    User_ID: `pupil-${mark}`,
    Email_Address: `pupil-${mark}@example.hk`,
    Password: `quiet lamps ${mark}`,
    First_Name: 'Hoi-ching',
    Last_Name: 'Lau',
  };
}

/** Opens an account without the page; answers with its token. */
export async function openAccount(
  request: APIRequestContext,
  person: Person,
  preferred_language: 'en' | 'tc' | 'sc' = 'en',
): Promise<string> {
  const answer = await request.post('/api/register', {
    data: { ...person, School_District: 'shaTin', preferred_language, agreed: true },
  });
  const { token }: { token: string } = await answer.json();
  return token;
}

/** The pages of an account as a person meets them: by the names of what is on them. */
export class AccountPages extends WordedPage {
  protected readonly feature = 'account';

  field(key: string) {
    return this.page.getByRole('main').getByLabel(this.text(`field.${key}`), { exact: true });
  }

  username() {
    return this.page.getByLabel(this.text('optional', { label: this.text('field.User_ID') }));
  }

  button(key: string) {
    return this.page.getByRole('main').getByRole('button', { name: this.text(key), exact: true });
  }

  /** Fills in what registration needs; the username is left to the journey. */
  async fillRegistration(person: Person): Promise<void> {
    await this.field('First_Name').fill(person.First_Name);
    await this.field('Last_Name').fill(person.Last_Name);
    await this.field('School_District').selectOption({ label: this.text('district.shaTin') });
    await this.field('Email_Address').fill(person.Email_Address);
    await this.field('Password').fill(person.Password);
    await this.field('ConfirmPassword').fill(person.Password);
    await this.page.getByRole('checkbox', { name: this.text('register.consent') }).check();
  }

  async logIn(identifier: string, password: string): Promise<void> {
    await this.field('identifier').fill(identifier);
    await this.field('password').fill(password);
    await this.button('login.submit').click();
  }

  async enter(person: Person, path = '/jupaselect'): Promise<void> {
    await this.page.goto(`/login?redirect=${encodeURIComponent(path)}`);
    await this.logIn(person.User_ID, person.Password);
    await this.page.waitForURL(`**${path}`);
  }

  /** By the account menu of a wide screen. */
  async logOut(): Promise<void> {
    await this.page.getByRole('button', { name: this.signedInText('menu.title'), exact: true }).click();
    await this.page.getByRole('button', { name: this.signedInText('menu.logout'), exact: true }).click();
  }
}
