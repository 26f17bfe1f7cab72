import { isWithin } from '../../graph/nesting.ts';
import { type AtlasFlow, type Picture, picturesKeyOf } from './atlas.ts';
import type { GraphChange } from './changes.ts';

/** One side of a change: the version before it, or after it. */
export interface ChangeSide {
  readonly texts: readonly { readonly name: string; readonly text: string }[];
  /** The rules that apply in the state of the change. */
  readonly rules: readonly string[];
  readonly picture: Picture | null;
  /** Why there is no picture; null if there is one. */
  readonly noPicture: string | null;
}

/** What a change shows before and after, beside each other. */
export function sidesOf(flow: AtlasFlow, change: GraphChange): { before: ChangeSide; after: ChangeSide } {
  const { state, differences, what } = change;
  const texts = (of: 'was' | 'is') =>
    differences.map((each) => ({ name: what === 'rule' ? 'number' : each.name, text: each[of] }));
  const before = pictureIn(flow.past?.pictures ?? {}, state);
  const after = pictureIn(flow.pictures, state);
  return {
    before: {
      texts: texts('was'),
      rules: rulesAt(flow.past?.rules ?? [], change),
      picture: before,
      noPicture: before ? null : (flow.past?.noAlbum ?? 'The older commit has no picture of this state.'),
    },
    after: {
      texts: texts('is'),
      rules: rulesAt(flow.about.rules, change),
      picture: after,
      noPicture: after ? null : 'There is no picture of this state today.',
    },
  };
}

const rulesAt = (
  rules: AtlasFlow['about']['rules'] | NonNullable<AtlasFlow['past']>['rules'],
  { what, id, state }: GraphChange,
) =>
  rules
    // A changed rule is told by its own number.
    .filter(({ label, states }) => isWithin(state, states) && !(what === 'rule' && label === id))
    .map(({ label, value }) => `${label.replaceAll('`', '')}: ${value}`);

/** The first picture in which the state, or a state in it, is active. */
function pictureIn(pictures: AtlasFlow['pictures'], state: string): Picture | null {
  const exact = pictures[picturesKeyOf([state])];
  if (exact) return exact;
  const [, found] =
    Object.entries(pictures).find(([leaves]) => leaves.split('+').some((leaf) => isWithin(leaf, [state]))) ??
    [];
  return found ?? null;
}
