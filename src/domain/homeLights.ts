/**
 * The light that a buyer's home is drawn in: evening while the buyer saves, dawn when the first target is met, day when
 * every target is. The buyer's own window is lit in each.
 */
export const HOME_LIGHTS = ['evening', 'dawn', 'day'] as const;
export type HomeLight = (typeof HOME_LIGHTS)[number];

/** The light of a contribution with these targets, in the order that they are met in. */
export function homeLight(targets: readonly { readonly reached: boolean }[]): HomeLight {
  const met = targets.filter(({ reached }) => reached).length;
  if (met === 0) return 'evening';
  return met === targets.length ? 'day' : 'dawn';
}

/** Where the server has the picture of a unit's block in a light. */
export const unitPicturePath = (unitId: string, light: HomeLight): string =>
  `/media/homes/${unitId}/${light}.svg`;
