import { journey } from '../support/journey.ts';

journey.describe('a journey on which the content security policy is breached', () => {
  // What the browser itself says of it, so that only our own listening is left.
  journey.use({ expectedComplaints: [/violates the following Content Security Policy/i] });

  journey('fails', async ({ page }) => {
    journey.fail();
    await page.goto('/help');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "breached"';
      const breached = new Promise((done) => {
        document.addEventListener('securitypolicyviolation', done, { once: true });
      });
      document.body.append(script);
      return breached.then(() => undefined);
    });
  });
});
