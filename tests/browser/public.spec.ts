import { font } from '../../src/ui/theme/scale.ts';
import { expectAccessibleEverywhere } from './kit/accessible.ts';
import { expect, test } from './kit/fixtures.ts';

/** Pages for a visitor without an account. */

const LETTERS = [...'ẸẹỌọỊịỤụṢṣṄṅƁɓƊɗƘƙƳƴŃńǸǹḾḿĀā₦', 'ẹ\u0301', 'Ọ\u0300'];

test.describe('the landing page', () => {
  test('says what the product is and leads on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kolo towards owning your own property');
    for (const value of ['Inclusivity', 'Financial security', 'Expert guidance']) {
      await expect(page.getByRole('heading', { name: value })).toBeVisible();
    }
    await expect(
      page.getByRole('heading', { name: /Start saving towards\s+owning your own property/ }),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('2023');
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: /facebook|X|linkedin|instagram/i }),
    ).toHaveCount(4);
  });

  test('answers four questions one at a time, and more on demand', async ({ page }) => {
    await page.goto('/');
    const questions = page.getByRole('main').getByRole('heading').getByRole('button');
    await expect(questions).toHaveCount(4);
    await questions.nth(0).click();
    await questions.nth(1).click();
    await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
    await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
    await questions.nth(1).click();
    await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(questions.nth(4)).toBeVisible();
  });

  test('keeps a message and gives its reference', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Name', { exact: true }).fill('Ada Obi');
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
    await page.getByLabel('Message', { exact: true }).fill('Do you have homes in Uyo?');
    await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).click();
    await expect(page.getByText(/C-[0-9A-Z]{6}/)).toBeVisible();
  });
});

for (const use of ['head', 'text'] as const) {
  test(`each letter of Nigerian names is in a font of ours, of ${use}`, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(
      ([family, letters]) => {
        for (const letter of letters) {
          const place = document.createElement('span');
          Object.assign(place.style, {
            fontFamily: family,
            fontWeight: family.includes('Figtree') ? 400 : 700,
          });
          place.append(letter);
          document.querySelector('main')?.append(place, ' ');
        }
      },
      [font[use], LETTERS] as const,
    );
    await page.evaluate(() => document.fonts.ready);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'main > span',
    });
    expect(nodeIds).toHaveLength(LETTERS.length);
    const drawn = await Promise.all(
      nodeIds.map(async (nodeId, place) => {
        const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
        return [LETTERS[place], fonts.map(({ familyName }) => familyName).join()] as const;
      }),
    );
    expect(drawn.filter(([, family]) => !/^(Figtree|Bricolage|Inter)[ \w]*$/.test(family))).toEqual([]);
  });
}

test.describe('search', () => {
  test('forgives a slip, filters, and can be shared and left', async ({ page }) => {
    await page.goto('/search?q=Leki');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^About \d+ properties for Leki$/);
    const before = await heading.innerText();
    await page.getByRole('button', { name: 'Type' }).click();
    await page.getByRole('radio', { name: 'Flat' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/type=flat/);
    const homes = page.getByRole('main').getByRole('article');
    await expect(heading).not.toHaveText(before);
    await expect(heading).toHaveText(/^(About )?\d+ propert(y|ies) for Leki$/);
    const flat = page.getByRole('img', { name: /flat/ });
    await expect(homes.filter({ has: flat })).not.toHaveCount(0);
    await expect(homes.filter({ hasNot: flat })).toHaveCount(0);
    await page.goBack();
    await expect(page).not.toHaveURL(/type=flat/);
    await expect(heading).toHaveText(before);
  });

  test('turns its pages', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('article')).toHaveCount(18);
    const first = await page.getByRole('article').first().getByRole('heading').innerText();
    await page
      .getByRole('navigation', { name: /page/i })
      .getByRole('link', { name: /^(Page )?2$/ })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first);
  });

  test('takes a wish for a home that is not there', async ({ page }) => {
    await page.goto('/search?q=Timbuktu');
    await page.getByRole('button', { name: 'Tell us about it' }).first().click();
    const dialog = page.getByRole('dialog', { name: "Let us know what you're looking for" });
    await dialog.getByLabel('First Name').fill('Ada');
    await dialog.getByLabel('Last Name').fill('Obi');
    await dialog.getByRole('textbox', { name: 'Phone number' }).fill('0803 123 4567');
    await dialog.getByLabel('Email Address').fill('ada@example.com');
    await dialog.getByLabel('Preferred Location').fill('Uyo');
    await dialog.getByLabel('Budget').fill('30000000');
    await dialog.getByLabel('Message').fill('Three bedrooms, please.');
    await dialog.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText(/R-[0-9A-Z]{6}/)).toBeVisible();
  });
});

test.describe('every public page', () => {
  for (const path of [
    '/',
    '/search',
    '/homes',
    '/homes/lagos',
    '/homes/lagos/ajah',
    '/contact-support',
    '/login',
    '/sign-up',
    '/reset-password',
    '/sandbox',
  ]) {
    test(`has nothing for axe to find: ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectAccessibleEverywhere(page, path);
    });
  }
});

test('the word of the sandbox takes one slim line on a desk, two on a phone', async ({ page }) => {
  await page.goto('/search');
  const banner = page.getByRole('status').filter({ hasText: 'Sandbox: no real money, no real messages.' });
  for (const [width, heightPx] of [
    [1280, 28],
    [360, 48],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => banner.evaluate((element) => element.getBoundingClientRect().height))
      .toBeLessThanOrEqual(heightPx);
  }
});

test.describe('places', () => {
  test('lead from the landing page over the state and the town to a home', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Where homes are on sale' })
      .getByRole('link', { name: /^Lagos/ })
      .click();
    await expect(page).toHaveURL('/homes/lagos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for sale in Lagos');
    await expect(page.getByRole('main')).toContainText(/Saving on Plan B.*a month for 24 months/);
    const all = page
      .getByRole('region', { name: 'Newest homes' })
      .getByRole('link', { name: /^All .*Lagos$/ });
    await expect(all, 'no number: the search also finds what mentions Lagos').toHaveText(
      'All homes in Lagos',
    );
    await page.getByRole('region', { name: 'Towns in Lagos' }).getByRole('link', { name: 'Ajah' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for sale in Ajah, Lagos');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Homes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes by place');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for sale in Ajah, Lagos');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/property\//);
  });

  test('without homes say so, and lead to those that have some', async ({ page }) => {
    await page.goto('/homes/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No home is on sale here');
    await page.getByRole('link', { name: 'See where homes are on sale' }).click();
    await expect(page).toHaveURL('/homes');
  });
});
