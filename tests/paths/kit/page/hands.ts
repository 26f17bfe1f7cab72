import type { Page } from '@playwright/test';
import type { Person, Persona } from '#machines/model/person.ts';
import { labelled } from '../labels.ts';
import { PICTURES } from '../pictureFiles.ts';

/** A person at the open page of a browser. */
export const handsAt = (page: Page, who: Persona): Person => ({
  who,
  press: async (name, role = 'button') =>
    page
      .getByRole(role, { name: new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) })
      .filter({ visible: true })
      .first()
      .click(),
  type: async (label, words) => page.getByLabel(labelled(label)).fill(words),
  choose: async (label, option) => void (await page.getByLabel(labelled(label)).selectOption(option)),
  attach: async (label, kind) => {
    const { name, type } = PICTURES[kind];
    const buffer = Buffer.from(await PICTURES[kind].arrayBuffer());
    await page.getByLabel(labelled(label)).setInputFiles({ name, mimeType: type, buffer });
  },
  key: async (name) => page.keyboard.press(name),
  open: async (path) => void (await page.goto(path)),
});
