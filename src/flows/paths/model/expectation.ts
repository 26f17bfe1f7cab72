/** The roles by which a person, or a screen reader, finds a thing on a page. */
export const ROLES = [
  'heading',
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'slider',
  'tab',
  'tablist',
  'dialog',
  'alert',
  'status',
  'region',
  'list',
  'table',
  'img',
  'form',
] as const;
export type Role = (typeof ROLES)[number];

/** How a thing is, where it matters. */
export const CONDITIONS = ['busy', 'disabled', 'pressed', 'checked', 'selected', 'invalid'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Something with its whole accessible name; any of its role where no name is given. */
export interface Thing {
  readonly role: Role;
  /** `*` stands for the part that each page has its own of. Alerts and statuses go by whole sentences of their text. */
  readonly name?: string;
  readonly is?: Condition;
  readonly isNot?: Condition;
}

/** What a person can see in a state. Texts match in whole words and numbers, letter by letter, where they are visible. */
export type Expectation =
  | Thing
  | { readonly text: string }
  | { readonly field: string; readonly value?: string; readonly description?: string }
  /** Where the browser is: the path, with its query where one is given; `*` stands for any one part. */
  | { readonly address: string }
  | { readonly without: Exclude<Expectation, { readonly without: unknown }> };

type Present = Exclude<Expectation, { readonly without: unknown }>;
type State = { readonly is?: Condition; readonly isNot?: Condition };

const thing =
  (role: Role) =>
  (name: string, state: State = {}): Present => ({ role, name, ...state });
/** Any of a role, whatever it is called. */
export const any = (role: Role): Present => ({ role });

export const heading = thing('heading');
export const button = thing('button');
export const link = thing('link');
export const dialog = thing('dialog');
export const alert = thing('alert');
export const status = thing('status');
export const region = thing('region');
export const text = (words: string): Present => ({ text: words });
/** A field by its label: what it holds, and what is said of it. */
export const field = (label: string, rest: { value?: string; description?: string } = {}): Present => ({
  field: label,
  ...rest,
});
export const address = (path: string): Present => ({ address: path });
export const without = (expectation: Present): Expectation => ({ without: expectation });

/** A sight as a person would say it. */
export function expectationText(expectation: Expectation): string {
  if ('without' in expectation)
    return `no ${expectationText(expectation.without).replace(/^(the|any) /, '')}`;
  if ('text' in expectation) return `“${expectation.text}”`;
  if ('address' in expectation) return `the address ${expectation.address}`;
  if ('field' in expectation) {
    const value = expectation.value === undefined ? '' : ` with “${expectation.value}”`;
    return `the field “${expectation.field}”${value}${expectation.description ? `, which says “${expectation.description}”` : ''}`;
  }
  const state = [expectation.is, expectation.isNot && `not ${expectation.isNot}`].filter(Boolean).join(', ');
  const kind = expectation.role === 'img' ? 'picture' : expectation.role;
  if (expectation.name === undefined) return `any ${kind}`;
  return `the ${kind} “${expectation.name}”${state ? ` (${state})` : ''}`;
}
