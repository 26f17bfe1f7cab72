/**
 * The light in which a buyer's home is drawn: evening while saving, dawn after the first target, day after the last.
 * The buyer's own window is lit in each.
 */
export const HOME_LIGHTS = ['evening', 'dawn', 'day'] as const;
export type HomeLight = (typeof HOME_LIGHTS)[number];

/** The light of a contribution with these targets, which are in order. */
export function homeLight(targets: readonly { readonly reached: boolean }[]): HomeLight {
  const met = targets.filter(({ reached }) => reached).length;
  if (met === 0) return 'evening';
  return met === targets.length ? 'day' : 'dawn';
}

/** The address of the picture of a unit's block in a light. */
export const unitPicturePath = (unitId: string, light: HomeLight): string =>
  `/media/homes/${unitId}/${light}.svg`;
