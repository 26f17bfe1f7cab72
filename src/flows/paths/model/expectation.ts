/** The ARIA roles by which elements are found. */
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
  'progressbar',
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

/** The state of an element, if the expectation depends on it. */
export const CONDITIONS = ['busy', 'disabled', 'pressed', 'checked', 'selected', 'invalid'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** An element by its whole accessible name, or any element of the role if no name is given. */
export interface ElementQuery {
  readonly role: Role;
  /** `*` stands for a part that differs between pages. Alerts and statuses match by whole sentences of their text. */
  readonly name?: string;
  readonly is?: Condition;
  readonly isNot?: Condition;
}

/** What the page shows in a state. Texts match visible text, case-sensitive, in whole words and numbers. */
export type Expectation =
  | ElementQuery
  | { readonly text: string }
  | { readonly field: string; readonly value?: string; readonly description?: string }
  /** The path of the URL, with its query if one is given; `*` stands for any text without `/` and `?`. */
  | { readonly address: string }
  | { readonly without: Exclude<Expectation, { readonly without: unknown }> };

/** The flow shows nothing of its own in a state: all that can be seen is that something is gone. */
interface NothingShown {
  readonly nothingShown: string;
  readonly gone: readonly Present[];
}

/** What the page shows in a state; or why it shows nothing of the flow. */
export type ShownInState = readonly Expectation[] | NothingShown;

/** What the page shows after a step; or why the expectations of the states suffice, or that nothing changes. */
export type Shown = readonly Expectation[] | ByState | NoChange;

/** The states before and after the step differ visibly, and say all that the page shows. */
interface ByState {
  readonly byState: string;
}
/** The page looks the same before and after the step. */
interface NoChange {
  readonly noChange: string;
}

type Present = Exclude<Expectation, { readonly without: unknown }>;
type State = { readonly is?: Condition; readonly isNot?: Condition };

const thing =
  (role: Role) =>
  (name: string, state: State = {}): Present => ({ role, name, ...state });
/** Any element of the role. */
export const any = (role: Role): Present => ({ role });

export const heading = thing('heading');
export const button = thing('button');
export const link = thing('link');
export const dialog = thing('dialog');
export const alert = thing('alert');
export const status = thing('status');
export const region = thing('region');
export const text = (words: string): Present => ({ text: words });
/** A field by its label, with its value and description. */
export const field = (label: string, rest: { value?: string; description?: string } = {}): Present => ({
  field: label,
  ...rest,
});
export const address = (path: string): Present => ({ address: path });
export const without = (expectation: Present): Expectation => ({ without: expectation });

/** @param reason why a step has no expectations of its own, although it is seen. */
export const byState = (reason: string): ByState => ({ byState: reason });
/** @param reason why a step is not seen. */
export const noChange = (reason: string): NoChange => ({ noChange: reason });

/**
 * @param reason why the flow shows nothing of its own in the state.
 * @param gone what it shows in other states.
 */
export const nothingShown = (reason: string, gone: readonly [Present, ...Present[]]): NothingShown => ({
  nothingShown: reason,
  gone,
});

/** The expectations of a state. */
export const expectationsOf = (shown: ShownInState = []): readonly Expectation[] =>
  'nothingShown' in shown ? shown.gone.map(without) : shown;

/** Whether the state says what the page shows, or why it shows nothing: absences alone would pass on an empty page. */
export const isSeen = (shown: ShownInState): boolean =>
  'nothingShown' in shown || shown.some((expectation) => !('without' in expectation));

/** The expectations that a step has of its own. */
export const expectationsIn = (shown: Shown = []): readonly Expectation[] =>
  'byState' in shown || 'noChange' in shown ? [] : shown;

/** The expectation as text for readers. */
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
