import { expect, test } from 'vitest';
import { motifAt } from './motifs.ts';

const around = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

test('adjacent squares differ, and the compound does not occur', () => {
  for (let column = 0; column < 24; column += 1) {
    for (let row = 0; row < 24; row += 1) {
      const motif = motifAt(column, row);
      expect(motif).not.toBe('agbole');
      for (const [right, down] of around) expect(motifAt(column + right, row + down)).not.toBe(motif);
    }
  }
});
