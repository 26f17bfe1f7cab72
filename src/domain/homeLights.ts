/**
 * The light in the drawing of a buyer's home: evening while saving, dawn after the first target, day after all targets.
 * The buyer's own window is lit in each.
 */
export const HOME_LIGHTS = ['evening', 'dawn', 'day'] as const;
export type HomeLight = (typeof HOME_LIGHTS)[number];

/** The light of a contribution with these targets, in the order that they are met in. */
export function homeLight(targets: readonly { readonly reached: boolean }[]): HomeLight {
  const met = targets.filter(({ reached }) => reached).length;
  if (met === 0) return 'evening';
  return met === targets.length ? 'day' : 'dawn';
}

/** The path of the picture of a unit's block in a light. */
export const unitPicturePath = (unitId: string, light: HomeLight): string =>
  `/media/homes/${unitId}/${light}.svg`;
