import type { Locator, Page } from '@playwright/test';
import { expect, test } from './kit/fixtures.ts';
import { press } from './kit/keys.ts';

/** Each composite by keyboard alone, in a browser: where the focus goes, and whether it is visible. */

const onPhone = (page: Page): Promise<void> => page.setViewportSize({ width: 360, height: 780 });

test('Tabs: arrows go round, Home and End, one stop for Tab', async ({ page, open }) => {
  await open('Tabs', 'First');
  const tab = (name: string): Locator => page.getByRole('tab', { name });
  await press(page, 'Tab', tab('Overview'));
  await press(page, 'ArrowRight', tab('Project Progress'));
  await expect(tab('Project Progress')).toHaveAttribute('aria-selected', 'true');
  await press(page, 'End', tab('Payment History'));
  await press(page, 'ArrowRight', tab('Overview'));
  await press(page, 'ArrowLeft', tab('Payment History'));
  await press(page, 'Home', tab('Overview'));
  await press(page, 'Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('Accordion: arrows between the questions, Enter and Space unfold', async ({ page, open }) => {
  await open('Accordion', 'Closed');
  const question = (name: string): Locator => page.getByRole('button', { name });
  await press(page, 'Tab', question('Where is my money kept?'));
  await press(page, 'ArrowDown', question('What if I miss a month?'));
  await press(page, 'Enter');
  await expect(page.getByText('After two months in a row we call you.')).toBeVisible();
  await press(page, 'End', question('Can I stop, and get back what I have paid?'));
  await press(page, 'Home', question('Where is my money kept?'));
  await press(page, 'Space');
  await expect(page.getByText('In an account in your own name')).toBeVisible();
});

test('RadioCards: one stop, arrows choose and only focus a disabled option', async ({ page, open }) => {
  await open('RadioCards', 'With A Disabled Option');
  const radio = (name: RegExp): Locator => page.getByRole('radio', { name });
  await press(page, 'Tab', radio(/Plan A/));
  await press(page, 'ArrowDown', radio(/Plan B/));
  await expect(radio(/Plan B/)).toBeChecked();
  await press(page, 'ArrowDown', radio(/Plan C/));
  await expect(radio(/Plan B/)).toBeChecked();
  await press(page, 'ArrowDown', radio(/Plan A/));
  await expect(radio(/Plan A/)).toBeChecked();
});

test('ChoiceChips: arrows choose, Space takes back', async ({ page, open }) => {
  await open('ChoiceChips', 'Clearable');
  const chips = page.getByRole('radio').or(page.getByRole('button'));
  await press(page, 'Tab', chips.and(page.locator('[aria-checked="true"], [aria-pressed="true"]')));
  await press(page, 'Space');
  await expect(page.locator('[aria-checked="true"], [aria-pressed="true"]')).toHaveCount(0);
});

test('DropdownMenu: opens below, arrows and first letters, Escape gives the focus back', async ({
  page,
  open,
}) => {
  await open('DropdownMenu', 'Closed');
  const trigger = page.getByRole('button', { name: 'Tolu Adeyemi' });
  const item = (name: string): Locator => page.getByRole('menuitem', { name });
  await press(page, 'Tab', trigger);
  await press(page, 'ArrowDown', item('Profile'));
  await press(page, 'ArrowDown', item('Saved'));
  await press(page, 'End', item('Log out'));
  await press(page, 'Home', item('Profile'));
  await press(page, 's', item('Saved'));
  await press(page, 's', item('Settings'));
  await press(page, 'Escape', trigger);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('SelectField: first letters choose', async ({ page, open }) => {
  await open('SelectField', 'Empty');
  const field = page.getByRole('combobox', { name: 'State' });
  await press(page, 'Tab', field);
  await press(page, 'k');
  await expect(field.locator('option:checked')).toHaveText('Kano');
});

test('PhoneField: the country is found by its letters, Escape leaves it as it was', async ({
  page,
  open,
}) => {
  await open('PhoneField', 'Filled');
  const country = page.getByRole('button', { name: /Country code/ });
  await press(page, 'Tab', country);
  await press(page, 'Enter');
  await expect(page.getByRole('option', { name: /Nigeria/ })).toBeVisible();
  await page.keyboard.type('ghan');
  await expect(page.getByRole('option', { name: /Ghana/ })).toBeVisible();
  await press(page, 'Enter');
  await expect(country).toHaveAccessibleName(/Ghana/);
  await expect(page.getByRole('option')).toHaveCount(0);
  await country.focus();
  await press(page, 'Enter');
  await expect(page.getByRole('option', { name: /Nigeria/ })).toBeVisible();
  await page.keyboard.type('tog');
  await expect(page.getByRole('option', { name: /Togo/ })).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('option', { name: /Nigeria/ })).toBeVisible();
  await press(page, 'Escape', country);
  await expect(country).toHaveAccessibleName(/Ghana/);
});

test('FilterMenu: one open at a time, Escape closes it and gives the focus back', async ({ page, open }) => {
  await open('FilterMenu', 'Several');
  const menu = (name: string): Locator => page.getByRole('button', { name, exact: true });
  await press(page, 'Tab', menu('Beds'));
  await press(page, 'Enter');
  await expect(page.getByRole('dialog', { name: 'Beds' })).toBeVisible();
  await press(page, 'Escape', menu('Beds'));
  await press(page, 'Tab', menu('Baths'));
  await press(page, 'Space');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Baths' })).toBeVisible();
});

test('Slider: arrows by one, Page keys by more, Home and End', async ({ page, open }) => {
  await open('Slider', 'One Value');
  const slider = page.getByRole('slider', { name: 'How long' });
  await press(page, 'Tab', slider);
  await press(page, 'ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '25 months');
  await press(page, 'PageDown');
  await expect(slider).toHaveAttribute('aria-valuetext', '15 months');
  await press(page, 'End');
  await expect(slider).toHaveAttribute('aria-valuetext', '36 months');
  await press(page, 'Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '1 month');
});

test('Carousel: arrows, Home and End move it, and the focus is on what is seen', async ({ page, open }) => {
  await open('Carousel', 'More Than Fit');
  const place = (name: string): Locator => page.getByRole('link', { name });
  await press(page, 'Tab', place('Ikorodu'));
  await press(page, 'End');
  await expect(page.locator(':focus')).toBeInViewport();
  await expect(place('Owerri')).toBeInViewport();
  await press(page, 'Home');
  await expect(page.locator(':focus')).toBeInViewport();
  await expect(place('Ikorodu')).toBeInViewport();
});

test('Gallery: each picture in sight is a stop', async ({ page, open }) => {
  await open('Gallery', 'Many');
  const pictures = page.getByRole('link');
  await press(page, 'Tab', pictures.first());
  await press(page, 'Tab', pictures.nth(1));
});

test('Lightbox: arrows turn, Escape closes and gives the focus back', async ({ page, open }) => {
  await open('Lightbox', 'Closed');
  const opener = page.getByRole('button', { name: 'All pictures' });
  await press(page, 'Tab', opener);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 of 3')).toBeVisible();
  // A key pressed before the pictures are laid out has no effect.
  await expect(async () => {
    await press(page, 'ArrowRight');
    await expect(dialog.getByText('2 of 3')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await press(page, 'End');
  await expect(dialog.getByText('3 of 3')).toBeVisible();
  await press(page, 'Escape', opener);
});

for (const [component, opener] of [
  ['Dialog', 'Open'],
  ['Drawer', 'Open'],
  ['Popover', 'What does “on hold” mean?'],
] as const) {
  for (const isPhone of [false, true]) {
    test(`${component}${isPhone ? ' on a phone' : ''}: the focus goes in, Escape gives it back`, async ({
      page,
      open,
    }) => {
      if (isPhone) await onPhone(page);
      await open(component, 'Closed');
      const trigger = page.getByRole('button', { name: opener });
      await press(page, 'Tab', trigger);
      await press(page, 'Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(1);
      // The focus cycles within it and never leaves.
      for (let presses = 0; presses < 6 && component !== 'Popover'; presses += 1) {
        await press(page, 'Tab');
        await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(1);
      }
      await press(page, 'Escape', trigger);
      await expect(dialog).toHaveCount(0);
    });
  }
}

test('OtpField: digits go on, Backspace back, and it is one stop', async ({ page, open }) => {
  await open('OtpField', 'Empty');
  const code = page.getByRole('textbox', { name: '4-digit code' });
  await press(page, 'Tab', code);
  await page.keyboard.type('81a62');
  await expect(code).toHaveValue('8162');
  await press(page, 'Backspace');
  await expect(code).toHaveValue('816');
});

test('Units of a floor: each a stop, taken ones say why', async ({ page, open }) => {
  await open('UnitBay', 'A Floor');
  const unit = (name: RegExp): Locator => page.getByRole('button', { name });
  await press(page, 'Tab', unit(/^U1/));
  await press(page, 'Tab', unit(/^U2/));
  await press(page, 'Tab', unit(/^U3/));
  await expect(unit(/^U3/)).toHaveAccessibleDescription(/Held for somebody/);
});

test('ComparisonTable: the three choices are stops, in order', async ({ page, open }) => {
  await open('ComparisonTable', 'Three');
  for (const way of ['Way A', 'Way B', 'Way C'])
    await press(page, 'Tab', page.getByRole('button', { name: new RegExp(way) }));
});

test('Pagination: the pages are stops, and Enter follows one', async ({ page, open }) => {
  await open('Pagination', 'Middle');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await press(page, 'Tab', pages.getByRole('link', { name: 'Previous page' }));
  await press(page, 'Tab', pages.getByRole('link', { name: 'Page 1', exact: true }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#page-1$/);
});

test('ThemeSwitch: arrows choose', async ({ page, open }) => {
  await open('ThemeSwitch', 'Light');
  const chosen = page.getByRole('radio', { checked: true });
  await press(page, 'Tab', chosen);
  await press(page, 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('Toasts: F8 leads to them, Tab to the newest, Escape closes it', async ({ page, open }) => {
  await open('Toast', 'Dismissable');
  const failure = page.getByRole('listitem').filter({ hasText: 'Message 1.' });
  await page.getByRole('button', { name: 'Something failed' }).focus();
  await press(page, 'Enter');
  await expect(failure).toBeVisible();
  await press(page, 'F8', page.getByRole('list'));
  await press(page, 'Tab', failure);
  await press(page, 'Escape');
  await expect(failure).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'You have saved this one.' })).toBeVisible();
});
