import type { Mesh } from '../mesh.ts';
import { palm } from './palm.ts';
import { plantain } from './plantain.ts';
import { tree } from './tree.ts';

/** Plants beyond the plot, of at most 400 triangles each, about as large as life: scale them a little. */
export const distantTrees = (): readonly [Mesh, Mesh, Mesh] => [
  tree('distant a', 5.5, 2.4, 'distant'),
  tree('distant b', 6.5, 3.2, 'distant'),
  tree('distant c', 4.6, 2.1, 'distant'),
];

export const distantPalm = (): Mesh => palm('distant', 6.4, 2.7, 'distant');

export const distantPlantain = (): Mesh => plantain('distant', 2.6, 'distant');
