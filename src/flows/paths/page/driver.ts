import type { Locator, Page } from '@playwright/test';
import { fieldLabel, wholeName } from '../matching.ts';
import type { PageDriver } from '../model/driver.ts';

/** Operates the open page of a browser. */
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

/** The visible field with this label: the page may contain another one that is hidden at this screen width. */
const visibleField = (page: Page, label: string): Locator =>
  page.getByLabel(fieldLabel(label)).filter({ visible: true });
