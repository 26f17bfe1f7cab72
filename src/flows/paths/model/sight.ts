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

/** What a person can see in a state. Names and texts match where they are part of what stands there, letter by letter. */
export type Sight =
  | { readonly role: Role; readonly name: string; readonly is?: Condition; readonly isNot?: Condition }
  | { readonly text: string }
  | { readonly field: string; readonly holds?: string; readonly says?: string }
  /** Where the browser is: the path, with its query where one is given; `*` stands for any one part. */
  | { readonly address: string }
  | { readonly without: Exclude<Sight, { readonly without: unknown }> };

type Present = Exclude<Sight, { readonly without: unknown }>;
type State = { readonly is?: Condition; readonly isNot?: Condition };

const thing =
  (role: Role) =>
  (name: string, state: State = {}): Present => ({ role, name, ...state });

export const heading = thing('heading');
export const button = thing('button');
export const link = thing('link');
export const dialog = thing('dialog');
export const alert = thing('alert');
export const status = thing('status');
export const region = thing('region');
export const text = (words: string): Present => ({ text: words });
/** A field by its label: what it holds, and what is said of it. */
export const field = (label: string, rest: { holds?: string; says?: string } = {}): Present => ({
  field: label,
  ...rest,
});
export const address = (path: string): Present => ({ address: path });
export const without = (sight: Present): Sight => ({ without: sight });

/** A sight as a person would say it. */
export function wordsOf(sight: Sight): string {
  if ('without' in sight) return `no ${wordsOf(sight.without).replace(/^the /, '').replace(' “”', '')}`;
  if ('text' in sight) return `“${sight.text}”`;
  if ('address' in sight) return `the address ${sight.address}`;
  if ('field' in sight) {
    const holds = sight.holds === undefined ? '' : ` with “${sight.holds}”`;
    return `the field “${sight.field}”${holds}${sight.says ? `, which says “${sight.says}”` : ''}`;
  }
  const state = [sight.is, sight.isNot && `not ${sight.isNot}`].filter(Boolean).join(', ');
  return `the ${sight.role === 'img' ? 'picture' : sight.role} “${sight.name}”${state ? ` (${state})` : ''}`;
}
