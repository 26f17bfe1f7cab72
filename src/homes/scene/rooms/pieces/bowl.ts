import type { Turning } from './lathe.ts';

export const bowl = (radiusM: number, heightM: number): readonly Turning[] => [
  [0, 0],
  [radiusM * 0.4, 0],
  [radiusM * 0.86, heightM * 0.5],
  [radiusM, heightM],
  [radiusM * 0.93, heightM],
  [radiusM * 0.78, heightM * 0.55],
  [0, heightM * 0.2],
];
