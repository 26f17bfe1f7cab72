import type { Design } from '../designs.ts';
import type { RandomStream } from '../random.ts';
import type { Cell, LevelCells } from './cells.ts';

interface Where {
  readonly design: Design;
  readonly level: number;
  readonly storeys: number;
  readonly stream: RandomStream;
}

/** The design's massing: which rooms of the front row stand out, hang over or step back, and how far. */
export function shapeFronts(
  { front, back }: LevelCells,
  { design, level, storeys, stream }: Where,
): LevelCells {
  const isTop = level === storeys - 1;
  const outM = stream.between(1.1, 1.7);
  const shaped = (change: (cell: Cell, index: number) => number) => ({
    front: front.map((cell, index) => ({ ...cell, outM: change(cell, index) })),
    back,
  });
  if (design.massing === 'setBack' && storeys > 1 && isTop) return shaped(() => -1.4);
  if (design.massing === 'cantilever' && level > 0) {
    // All but the first third hangs forward, as one box.
    return shaped((_, index) => (index >= front.length / 3 ? outM : 0));
  }
  if (design.massing === 'wing') {
    if (storeys > 1) return shaped((cell) => (level === 0 && cell.outer.kind === 'living' ? outM : 0));
    return shaped((_, index) => (index > 1 && index === front.length - 1 ? outM + 0.4 : 0));
  }
  return { front, back };
}
