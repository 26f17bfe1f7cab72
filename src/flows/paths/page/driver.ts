import type { Locator, Page } from '@playwright/test';
import { labelled } from '../labels.ts';
import type { PageDriver, Persona } from '../model/driver.ts';
import { PICTURES } from '../pictureFiles.ts';

/** A person at the open page of a browser. */
export const browserDriver = (page: Page, persona: Persona): PageDriver => ({
  persona,
  press: async (name, role = 'button') =>
    page
      .getByRole(role, { name: new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) })
      .filter({ visible: true })
      .first()
      .click(),
  type: async (label, words) => seen(page, label).fill(words),
  choose: async (label, option) => void (await seen(page, label).selectOption(option)),
  attach: async (label, kind) => {
    const { name, type } = PICTURES[kind];
    const buffer = Buffer.from(await PICTURES[kind].arrayBuffer());
    await page.getByLabel(labelled(label)).setInputFiles({ name, mimeType: type, buffer });
  },
  key: async (name) => page.keyboard.press(name),
  open: async (path) => void (await page.goto(path)),
});

/** The field with this label: what one screen width hides stands in the page all the same. */
const seen = (page: Page, label: string): Locator =>
  page.getByLabel(labelled(label)).filter({ visible: true });
