import type { Vec3 } from '../../scene/vector.ts';
import type { View } from '../three/HomeRenderer.ts';

/** A label over the picture, and its point on the site. */
export interface Label {
  readonly id: string;
  /** Null if the label is not visible in this view. */
  readonly place: (view: View) => Vec3 | null;
  /** If two labels overlap, the one with the higher rank is shown. */
  readonly rank: number;
}

/** In px from the picture's top left. */
export interface LabelBox {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP_PX = 2;

/** Positions labels by rank, and hides those that would overlap another or `reserved`. */
export function placeLabels(
  labels: readonly Label[],
  elements: ReadonlyMap<string, HTMLElement>,
  view: View,
  reserved: readonly LabelBox[],
): LabelBox[] {
  const placed: LabelBox[] = [...reserved];
  for (const label of [...labels].sort((a, b) => b.rank - a.rank)) {
    const element = elements.get(label.id);
    if (!element) continue;
    const at = label.place(view);
    const point = at && view.project(at);
    const box = point && boxAround(label.id, point, element);
    const fits = box && !placed.some((other) => overlap(box, other));
    element.style.visibility = fits ? 'visible' : 'hidden';
    if (!fits) continue;
    element.style.transform = `translate(${box.left.toFixed(1)}px, ${box.top.toFixed(1)}px)`;
    placed.push(box);
  }
  return placed;
}

export const labelAt = (boxes: readonly LabelBox[], x: number, y: number): string | null =>
  boxes.find(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)?.id ??
  null;

function boxAround(id: string, { x, y }: { x: number; y: number }, element: HTMLElement): LabelBox {
  const [halfWidth, halfHeight] = [element.offsetWidth / 2, element.offsetHeight / 2];
  return { id, left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

const overlap = (a: LabelBox, b: LabelBox): boolean =>
  a.left < b.right + GAP_PX &&
  b.left < a.right + GAP_PX &&
  a.top < b.bottom + GAP_PX &&
  b.top < a.bottom + GAP_PX;
