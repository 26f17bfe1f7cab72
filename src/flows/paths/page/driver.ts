import type { Locator, Page } from '@playwright/test';
import { fieldLabel, wholeName } from '../matching.ts';
import type { PageDriver } from '../model/driver.ts';

/** Drives the open page of a browser. */
export const browserDriver = <TPersona>(page: Page, persona: TPersona): PageDriver<TPersona> => ({
  persona,
  press: async (name, role = 'button') =>
    page
      .getByRole(role, { name: wholeName(name) })
      .filter({ visible: true })
      .first()
      .click(),
  type: async (label, value) => visibleField(page, label).fill(value),
  choose: async (label, option) => void (await visibleField(page, label).selectOption(option)),
  attach: async (label, file) => {
    const { name, type: mimeType } = file;
    const buffer = Buffer.from(await file.arrayBuffer());
    await page.getByLabel(fieldLabel(label)).setInputFiles({ name, mimeType, buffer });
  },
  key: async (name) => page.keyboard.press(name),
  open: async (path) => void (await page.goto(path)),
});

/** A field that one width of the screen hides is still part of the page. */
const visibleField = (page: Page, label: string): Locator =>
  page.getByLabel(fieldLabel(label)).filter({ visible: true });
