import type { Mesh } from '../mesh.ts';
import { palm } from './palm.ts';
import { plantain } from './plantain.ts';
import { tree } from './tree.ts';

/** Trees beyond the plot, about life-size and at most 400 triangles each; scale them slightly for variety. */
export const distantTrees = (): readonly [Mesh, Mesh, Mesh] => [
  tree('distant a', { heightM: 5.5, radiusM: 2.4, forkShare: 0.27 }, 'distant'),
  tree('distant b', { heightM: 6.5, radiusM: 3.2, forkShare: 0.27 }, 'distant'),
  tree('distant c', { heightM: 4.6, radiusM: 2.1, forkShare: 0.27 }, 'distant'),
];

/** The same trees in picture detail, for short distances. */
export const nearTrees = (): readonly [Mesh, Mesh, Mesh] => [
  tree('near a', { heightM: 5.5, radiusM: 2.4, forkShare: 0.27 }, 'picture'),
  tree('near b', { heightM: 6.5, radiusM: 3.2, forkShare: 0.27 }, 'picture'),
  tree('near c', { heightM: 4.6, radiusM: 2.1, forkShare: 0.27 }, 'picture'),
];

export const nearPalm = (): Mesh => palm('near', 6.4, 2.7, 'picture');

export const distantPalm = (): Mesh => palm('distant', 6.4, 2.7, 'distant');

export const distantPlantain = (): Mesh => plantain('distant', 2.6, 'distant');
