import { expect, it } from 'vitest';
import { motifAt as onPaper } from '#server/documents/pdf/cloth.ts';
import { motifAt as onScreen } from '../../src/ui/Cloth/motifs.ts';

const SQUARES = Array.from({ length: 24 * 24 }, (_, index) => [index % 24, Math.floor(index / 24)] as const);

it('draws the same cloth on paper as on screen', () => {
  const motifs = (motifAt: (column: number, row: number) => string) =>
    SQUARES.map(([column, row]) => motifAt(column, row));
  expect(motifs(onPaper)).toStrictEqual(motifs(onScreen));
});
