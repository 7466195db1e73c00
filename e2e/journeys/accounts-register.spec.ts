import { AccountPages, openAccount, someone } from '../support/account.ts';
import { expect, journey } from '../support/journey.ts';
import { JupaselectPage } from '../support/jupaselect.ts';
import { SCIENCE_PUPIL } from '../support/pupil.ts';

journey.use({ language: 'tc', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

journey(
  'a pupil registers on a phone with the second username tried, and finds everything on another device',
  async ({ page, request, browser, words, account, jupaselect }) => {
    const first = someone();
    await openAccount(request, first);
    const person = someone();

    const menu = page.getByRole('dialog', { name: words('app:menu') });
    await page.goto('/');
    await page.getByRole('button', { name: words('app:menu') }).click();
    await menu.getByRole('link', { name: words('app:page.register') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.text('register.title'));

    await account.button('register.submit').click();
    await expect(account.field('Last_Name')).toBeFocused();
    await account.fillRegistration(person);
    await account.username().fill(first.User_ID.toUpperCase());
    await expect(page.getByText(account.text('register.taken'))).toBeVisible();
    await account.button('register.submit').click();
    await expect(account.username()).toBeFocused();
    await account.username().fill(person.User_ID);
    await expect(page.getByText(account.text('register.available'))).toBeVisible();
    await account.button('register.submit').click();
    await expect(page).toHaveURL(/\/$/);

    await page.getByRole('button', { name: words('app:menu') }).click();
    await expect(menu.getByRole('link', { name: person.User_ID })).toBeVisible();
    await menu.getByRole('link', { name: words('app:page.jupaselect') }).click();
    await jupaselect.enterGrades(SCIENCE_PUPIL);
    const code = await jupaselect.addRecommendation(0);
    await expect(page.getByText(words('common:save.saved')).first()).toBeVisible();

    const elsewhere = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    const second = await elsewhere.newPage();
    const there = new AccountPages(second, words);
    await second.goto('/login?redirect=%2Fjupaselect&lng=tc');
    await there.logIn(person.Email_Address, person.Password);
    const list = new JupaselectPage(second, words);
    await expect(list.gradeButton('MAT')).toHaveText('5*');
    await expect(list.gradeButton('PHY')).toHaveText('4');
    await expect.poll(() => list.chosenCodes()).toEqual([code]);
    await elsewhere.close();
  },
);
