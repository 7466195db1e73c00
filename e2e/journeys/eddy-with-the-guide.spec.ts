import { readFileSync } from 'node:fs';
import { EddyPage } from '../support/eddy.ts';
import { expect, journey } from '../support/journey.ts';
import { keepGradesAndList, signInAs } from '../support/signed-in.ts';

journey('a pupil talks with the guide about chances and choices', async ({ page, request, words }) => {
  const { token } = await signInAs(page, request);
  await keepGradesAndList(request, token);
  const eddy = new EddyPage(page, words);
  await eddy.open();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(eddy.log().getByText(eddy.text('empty.title'))).toBeVisible();
  await eddy.button('empty.start.results').click();
  await eddy.answered(1);

  await eddy.send('What are my chances at JS4412?');
  await eddy.answered(2);
  await eddy.chip('JS4412').click();
  const receipt = page.getByRole('region', { name: words('receipt:label', { code: 'JS4412' }) });
  await expect(receipt.getByRole('img')).toBeVisible();
  await eddy.chip('JS4412').click();
  await expect(receipt).toHaveCount(0);

  const next = eddy
    .log()
    .getByRole('list', { name: eddy.text('talk.next') })
    .getByRole('button')
    .first();
  const question = (await next.textContent()) ?? '';
  await next.click();
  await expect(eddy.log().getByText(question, { exact: true }).first()).toBeVisible();
  await eddy.answered(3);

  await eddy.button('talk.edit').nth(1).click();
  const field = page.getByRole('textbox', { name: eddy.text('talk.editLabel') });
  await field.fill('What are my chances at JS4408?');
  await eddy.button('talk.editSend').click();
  await eddy.answered(2);
  await expect(eddy.chip('JS4408')).toBeVisible();

  await eddy.answers().last().click();
  await expect(eddy.answers().last()).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await eddy.answered(2);
  await expect(eddy.answers().last()).toHaveAttribute('aria-pressed', 'true');
});

journey('chats are named, found, exported and deleted; a draft is kept', async ({ page, request, words }) => {
  const { token } = await signInAs(page, request);
  await keepGradesAndList(request, token);
  const eddy = new EddyPage(page, words);
  await eddy.begin();

  await eddy.button('history.new').click();
  await eddy.button('empty.start.list').click();
  await eddy.answered(1);
  await expect(eddy.row('Is my list sound?')).toBeVisible();

  await eddy.button('history.rename', { title: eddy.text('empty.start.list') }).click();
  const name = page.getByRole('textbox', {
    name: eddy.text('history.newName', { title: eddy.text('empty.start.list') }),
  });
  await name.fill('My order');
  await name.press('Enter');
  await expect(eddy.row('My order')).toBeVisible();

  await page.getByRole('searchbox', { name: eddy.text('history.search') }).fill('after results');
  await page
    .getByRole('list', { name: eddy.text('history.found') })
    .getByRole('button')
    .first()
    .click();
  await expect(eddy.log().getByText(eddy.opening())).toBeVisible();
  await eddy.button('history.clearSearch').click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    eddy.button('history.export').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^eddy-.*\.md$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain(eddy.opening());

  await eddy.box().fill('Not sent yet');
  await page.reload();
  await expect(eddy.log().getByText(eddy.opening())).toBeVisible();
  await expect(eddy.box()).toHaveValue('Not sent yet');

  await eddy.button('history.delete', { title: 'My order' }).click();
  await eddy.button('history.deleteConfirm').click();
  await expect(eddy.row('My order')).toHaveCount(0);
  await expect(eddy.log().getByText(eddy.opening())).toBeVisible();
});

journey('two tabs on one chat show the same', async ({ page, request, words, context }) => {
  await signInAs(page, request);
  const eddy = new EddyPage(page, words);
  await eddy.begin();
  const other = await context.newPage();
  const otherEddy = new EddyPage(other, words);
  await other.goto('/');
  await other.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token ?? '');
      localStorage.setItem('user', user ?? '');
    },
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]),
  );
  await otherEddy.open();
  await otherEddy.answered(1);

  await eddy.send('What are my chances on my list?');
  await eddy.answered(2);
  await otherEddy.answered(2);
  await otherEddy.send('And the order?');
  await otherEddy.answered(3);
  await eddy.answered(3);
});
