import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eventually } from './eventually.ts';
import { fieldLabel, wholeName } from './matching.ts';
import type { PageDriver } from './model/driver.ts';
import type { Role } from './model/expectation.ts';

/** Operates a screen that Testing Library has rendered. */
export function screenDriver<TPersona>(
  user: UserEvent,
  persona: TPersona,
  open: (path: string) => Promise<void>,
): PageDriver<TPersona> {
  const byLabel = (label: string) => eventually(() => operable(screen.getByLabelText(fieldLabel(label))));
  return {
    persona,
    press: async (name, role: Role = 'button') =>
      user.click(await eventually(() => operable(screen.getByRole(role, { name: wholeName(name) })))),
    type: async (label, value) => {
      const field = await byLabel(label);
      await user.clear(field);
      // Pasted as a whole, as in the browser walks: single keystrokes are covered by the tests of the fields.
      if (value) await user.paste(value);
    },
    choose: async (label, option) => user.selectOptions(await byLabel(label), option),
    attach: async (label, file) => user.upload(await byLabel(label), file),
    key: async (name) => user.keyboard(`{${name}}`),
    open,
  };
}

/** @throws while a page that opens a dialog cannot be operated: its body is closed a moment before the dialog is open. */
function operable(control: HTMLElement): HTMLElement {
  const declaring = control.closest<HTMLElement>('[style*="pointer-events"]');
  if (declaring?.style.pointerEvents === 'none') throw new Error('The page cannot be operated yet.');
  return control;
}
