import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { labelled } from './labels.ts';
import type { PageDriver, Persona } from './model/driver.ts';
import type { Role } from './model/expectation.ts';
import { PICTURES } from './pictureFiles.ts';

export const TOLU: Persona = {
  firstName: 'Tolu',
  lastName: 'Adeyemi',
  phone: '08031234567',
  email: 'tolu@example.com',
  password: 'a long enough secret',
  otp: async (length) => '734159'.slice(0, length),
};

/** A person at the rendered page. */
export function screenDriver(user: UserEvent, open: (path: string) => Promise<void>): PageDriver {
  const byLabel = (label: string) => screen.findByLabelText(labelled(label));
  return {
    persona: TOLU,
    press: async (name, role: Role = 'button') =>
      user.click(await screen.findByRole(role, { name: (actual) => actual.includes(name) })),
    type: async (label, words) => {
      const field = await byLabel(label);
      await user.clear(field);
      if (words) await user.type(field, words);
    },
    choose: async (label, option) => user.selectOptions(await byLabel(label), option),
    attach: async (label, kind) => user.upload(await byLabel(label), PICTURES[kind]),
    key: async (name) => user.keyboard(`{${name}}`),
    open,
  };
}
