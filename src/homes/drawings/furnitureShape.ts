import type { Piece } from '../scene/rooms/layout/piece.ts';

type Size = Pick<Piece, 'widthM' | 'depthM' | 'fittings'>;
/** The lines of a piece in its own coordinates as an SVG path: x = 0 is its middle, y = 0 its back, y grows to its front. */
type Shape = (size: Size) => string;

const n = (metres: number): string => String(Math.round(metres * 1000) / 1000);

function box(x: number, y: number, width: number, depth: number, radius = 0): string {
  if (radius === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(depth)}h${n(-width)}z`;
  const [r, w, d] = [n(radius), n(width - 2 * radius), n(depth - 2 * radius)];
  const turn = (dx: string, dy: string) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${n(x + radius)} ${n(y)}h${w}${turn(r, r)}v${d}${turn(`-${r}`, r)}h-${w}${turn(`-${r}`, `-${r}`)}v-${d}${turn(r, `-${r}`)}z`;
}
const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;
const line = (x0: number, y0: number, x1: number, y1: number): string =>
  `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`;

const outline =
  (radius: number): Shape =>
  ({ widthM, depthM }) =>
    box(-widthM / 2, 0, widthM, depthM, radius);

const bed: Shape = (size) => {
  const { widthM } = size;
  const pillows = widthM > 1.3 ? [-widthM / 4, widthM / 4] : [0];
  const pillowM = Math.min(0.62, widthM / pillows.length - 0.18);
  const onIt = pillows.map((x) => box(x - pillowM / 2, 0.14, pillowM, 0.36, 0.08));
  return [outline(0.06)(size), ...onIt, line(-widthM / 2, 0.68, widthM / 2, 0.68)].join('');
};

const BACK_M = 0.24;
const ARM_M = 0.2;
const sofa: Shape = (size) => {
  const { widthM, depthM } = size;
  const inner = widthM / 2 - ARM_M;
  const back = line(-inner, BACK_M, inner, BACK_M);
  return (
    outline(0.12)(size) + back + line(-inner, BACK_M, -inner, depthM) + line(inner, BACK_M, inner, depthM)
  );
};

const counter: Shape = (size) => {
  const { depthM, fittings } = size;
  const middle = depthM / 2;
  const shapes = fittings.map(({ kind, xM }) =>
    kind === 'sink'
      ? box(xM - 0.28, middle - 0.19, 0.56, 0.38, 0.07)
      : [-0.15, 0.15]
          .flatMap((x) => [-0.13, 0.13].map((y) => ellipse(xM + x, middle + y, 0.09, 0.09)))
          .join(''),
  );
  return outline(0)(size) + shapes.join('');
};

const cupboard: Shape = (size) => {
  const { widthM, depthM } = size;
  return outline(0)(size) + line(-widthM / 2, depthM / 2, widthM / 2, depthM / 2);
};

const bathtub: Shape = (size) => {
  const { widthM, depthM } = size;
  return outline(0.04)(size) + box(-widthM / 2 + 0.09, 0.09, widthM - 0.18, depthM - 0.18, 0.22);
};

const shower: Shape = (size) => {
  const { widthM, depthM } = size;
  return (
    outline(0)(size) + line(-widthM / 2, 0, widthM / 2, depthM) + line(widthM / 2, 0, -widthM / 2, depthM)
  );
};

const toilet: Shape = ({ widthM, depthM }) =>
  box(-widthM / 2, 0, widthM, 0.2, 0.04) +
  ellipse(0, 0.2 + (depthM - 0.2) / 2, widthM / 2 - 0.02, (depthM - 0.2) / 2);

const vanity: Shape = (size) => outline(0.03)(size) + ellipse(0, size.depthM / 2, 0.2, 0.15);

const plant: Shape = ({ widthM, depthM }) => {
  const radius = Math.min(widthM, depthM) / 2;
  return ellipse(0, depthM / 2, radius, radius) + ellipse(0, depthM / 2, radius / 2, radius / 2);
};

/** By the start of a piece's name; any other piece is a rectangle. */
const SHAPES: readonly (readonly [name: string, shape: Shape])[] = [
  ['bedside', outline(0.02)],
  ['bed', bed],
  ['sofa', sofa],
  ['armchair', sofa],
  ['chair', outline(0.1)],
  ['stool', plant],
  ['counter', counter],
  ['fridge', cupboard],
  ['wardrobe', cupboard],
  ['open wardrobe', cupboard],
  ['bookcase', cupboard],
  ['store shelves', cupboard],
  ['bathtub', bathtub],
  ['shower', shower],
  ['toilet', toilet],
  ['vanity', vanity],
  ['sword plant', plant],
  ['rubber tree', plant],
  ['clay pots', plant],
  ['floor lamp', plant],
  ['coffee tables', outline(0.2)],
  ['dining table', outline(0.06)],
];

export function furnitureShape({ name, ...size }: Pick<Piece, 'name'> & Size): string {
  const [, shape] = SHAPES.find(([start]) => name.startsWith(start)) ?? ['', outline(0)];
  return shape(size);
}
