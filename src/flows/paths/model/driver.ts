import type { Role } from './expectation.ts';

/** Who walks a path, and what this person knows. */
export interface Persona {
  readonly firstName: string;
  readonly lastName: string;
  /** As a Nigerian types it: `08031234567`. */
  readonly phone: string;
  readonly email: string;
  readonly password: string;
  /** The newest code of so many digits that a message brought; asked for when it is needed. */
  readonly otp: (length: number) => Promise<string>;
}

/** What a person does on a page. The same hands work on the rendered screen and in a browser. */
export interface PageDriver {
  readonly persona: Persona;
  /** Presses what has this name: a button unless said otherwise. */
  readonly press: (name: string, role?: Role) => Promise<void>;
  /** Types into the field with this label, in place of what stands there. */
  readonly type: (label: string, words: string) => Promise<void>;
  /** Takes the option with these words in the select with this label. */
  readonly choose: (label: string, option: string) => Promise<void>;
  /** Gives the file input with this label a picture. */
  readonly attach: (label: string, file: PictureKind) => Promise<void>;
  /** Presses a key, `Escape` say, where the focus is. */
  readonly key: (name: string) => Promise<void>;
  /** Opens another address of the app, as a link elsewhere would. */
  readonly open: (path: string) => Promise<void>;
}

export const PICTURE_KINDS = ['good', 'unreadable', 'tooLarge', 'notAPicture'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];
