import type { Role } from './expectation.ts';

/** The user's actions on a page. A model uses them in the same way on a rendered screen and in a browser. */
export interface PageDriver<TPersona> {
  /** The user of the page, with the data that this user knows. */
  readonly persona: TPersona;
  /** Clicks the element with this name: a button unless another role is given. */
  readonly press: (name: string, role?: Role) => Promise<void>;
  /** Replaces the value of the field with this label. */
  readonly type: (label: string, value: string) => Promise<void>;
  /** Selects the option with this text in the select with this label. */
  readonly choose: (label: string, option: string) => Promise<void>;
  /** Sets the file of the file input with this label. */
  readonly attach: (label: string, file: File) => Promise<void>;
  /** Presses a key on the focused element: `Escape`. */
  readonly key: (name: string) => Promise<void>;
  /** Opens another URL of the app, as an external link would. */
  readonly open: (path: string) => Promise<void>;
}
