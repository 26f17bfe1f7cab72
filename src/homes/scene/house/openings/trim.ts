import type { MeshBuilder } from '../../mesh.ts';
import { box } from '../../solids.ts';
import { pane } from '../flat.ts';
import type { HouseStyle } from '../style.ts';
import { chamferedBar, type Hole, ring, shallowRing } from '../sweep.ts';
import { FRAME_FRONT_M } from './glazing.ts';

/** Trim around a window reaches this far into its reveal, so that no two faces are coplanar. */
const INTO_REVEAL_M = 0.008;
const CHAMFER_M = 0.01;
const LARGE_M = 2.2;

/** Sill, surround, hood or moulding, depending on the finish. */
export function drawTrim(mesh: MeshBuilder, hole: Hole, style: HouseStyle, wallM: number): void {
  if (hasBand(hole, style)) {
    drawBand(mesh, hole, style);
    return;
  }
  switch (style.finish.windows) {
    case 'surround':
      drawSurround(mesh, hole, style, wallM);
      break;
    case 'flush':
      drawThinSill(mesh, hole, style);
      break;
    case 'tall':
      drawSill(mesh, hole, style, { proudM: 0.05, wideM: 0.06, thickM: 0.06 });
      drawHood(mesh, hole, style);
      break;
    case 'moulded':
      drawMoulding(mesh, hole, style, wallM);
      break;
  }
}

const chamferOf = ({ detail }: HouseStyle): number => (detail === 'live' ? 0 : CHAMFER_M);

/** In the live view, small windows have a flat band. */
const SMALL_M = 1;
const BAND_M = 0.09;
const BAND_PROUD_M = 0.012;

const hasBand = ({ x0, x1 }: Hole, { detail, finish }: HouseStyle): boolean =>
  detail === 'live' && x1 - x0 < SMALL_M && (finish.windows === 'surround' || finish.windows === 'moulded');

/** Whether a window's surround lines the opening through the wall, so that the wall needs no reveal. */
export const coversReveal = (hole: Hole, style: HouseStyle): boolean =>
  style.detail === 'live' &&
  (style.finish.windows === 'surround' || style.finish.windows === 'moulded') &&
  !hasBand(hole, style);

function drawBand(mesh: MeshBuilder, { x0, x1, z0, z1 }: Hole, { finish }: HouseStyle): void {
  const bands: Hole[] = [
    { x0: x0 - BAND_M, x1: x1 + BAND_M, z0: z0 - BAND_M, z1: z0 },
    { x0: x0 - BAND_M, x1: x1 + BAND_M, z0: z1, z1: z1 + BAND_M },
    { x0: x0 - BAND_M, x1: x0, z0, z1 },
    { x0: x1, x1: x1 + BAND_M, z0, z1 },
  ];
  mesh.faces(
    finish.trim,
    bands.map((each) => pane(each, -BAND_PROUD_M)),
  );
}

/** A surround like a picture frame. */
function drawSurround(mesh: MeshBuilder, hole: Hole, style: HouseStyle, wallM: number): void {
  const isLarge = hole.x1 - hole.x0 > LARGE_M;
  const [wideM, proudM] = isLarge ? [0.12, 0.11] : [0.09, 0.075];
  if (style.detail === 'live') {
    shallowRing(mesh, style.finish.trim, hole, { outM: wideM, frontM: -proudM, wallM });
  } else {
    ring(mesh, style.finish.trim, hole, chamferedBar(INTO_REVEAL_M, wideM, -proudM, 0.05, CHAMFER_M));
  }
}

function drawSill(
  mesh: MeshBuilder,
  { x0, x1, z0 }: Hole,
  style: HouseStyle,
  { proudM, wideM, thickM }: { proudM: number; wideM: number; thickM: number },
): void {
  box(
    mesh,
    style.finish.trim,
    [x0 - wideM, -proudM, z0 - thickM + 0.012],
    [x1 + wideM, FRAME_FRONT_M + 0.01, z0 + 0.012],
    chamferOf(style),
  );
}

/** A sill of folded metal in the window frame's colour. */
function drawThinSill(mesh: MeshBuilder, { x0, x1, z0 }: Hole, style: HouseStyle): void {
  box(
    mesh,
    style.windowFrame,
    [x0 - 0.012, -0.03, z0 - 0.012],
    [x1 + 0.012, FRAME_FRONT_M + 0.01, z0 + 0.01],
  );
}

/** A thin slab over the window, for shade and rain. */
function drawHood(mesh: MeshBuilder, { x0, x1, z1 }: Hole, style: HouseStyle): void {
  box(mesh, style.finish.trim, [x0 - 0.16, -0.36, z1 + 0.06], [x1 + 0.16, 0.03, z1 + 0.13], chamferOf(style));
}

/** An architrave with a fillet, a cornice over it and a sill on two brackets. */
function drawMoulding(mesh: MeshBuilder, hole: Hole, style: HouseStyle, wallM: number): void {
  const { x0, x1, z0, z1 } = hole;
  const { trim } = style.finish;
  const cut = chamferOf(style);
  if (style.detail === 'live') {
    shallowRing(mesh, trim, hole, { outM: 0.14, frontM: -0.05, wallM });
  } else {
    ring(mesh, trim, hole, chamferedBar(INTO_REVEAL_M, 0.13, -0.035, 0.05, cut));
    ring(mesh, trim, hole, chamferedBar(-0.09, 0.145, -0.06, 0.02, cut));
    box(mesh, trim, [x0 - 0.19, -0.1, z1 + 0.16], [x1 + 0.19, 0.02, z1 + 0.22]);
  }
  box(mesh, trim, [x0 - 0.24, -0.15, z1 + 0.215], [x1 + 0.24, 0.024, z1 + 0.275], cut);
  box(mesh, trim, [x0 - 0.2, -0.12, z0 - 0.2], [x1 + 0.2, 0.024, z0 - 0.12], cut);
  if (style.detail === 'live') return;
  for (const x of [x0 - 0.06, x1 + 0.06]) {
    box(mesh, trim, [x - 0.05, -0.085, z0 - 0.36], [x + 0.05, 0.02, z0 - 0.19]);
  }
}
