import type { Role } from './expectation.ts';

/** What a person does on a page. A model uses it in the same way on a rendered screen and in a browser. */
export interface PageDriver<TPersona> {
  /** Who uses the page, and what this person knows. */
  readonly persona: TPersona;
  /** Clicks what has this name: a button unless another role is given. */
  readonly press: (name: string, role?: Role) => Promise<void>;
  /** Replaces the value of the field with this label. */
  readonly type: (label: string, value: string) => Promise<void>;
  /** Selects the option with this text in the select with this label. */
  readonly choose: (label: string, option: string) => Promise<void>;
  /** Gives a file to the file input with this label. */
  readonly attach: (label: string, file: File) => Promise<void>;
  /** Presses a key where the focus is: `Escape`. */
  readonly key: (name: string) => Promise<void>;
  /** Opens another address of the app, as a link elsewhere would. */
  readonly open: (path: string) => Promise<void>;
}
