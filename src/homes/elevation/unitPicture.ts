import type { HomeLight } from '#domain/listings/homeLights.ts';
import { blockModel } from '../model/home.ts';
import type { ModelListing } from '../model/listing.ts';
import { elevationOf } from './elevation.ts';
import { type Frame, frameOf, PICTURE_PX } from './frame.ts';
import { groundSvg, skySvg } from './grounds.ts';
import { LIGHTS, type Light } from './light.ts';
import { paneSvg } from './paneSvg.ts';
import type { Area, Drawn, Pane } from './shape.ts';
import { shapeSvg } from './shapeSvg.ts';

/**
 * A block from the street with one unit's windows lit, as an SVG file of a few kB. The same listing, unit and light
 * always give the same file. Null if the listing has no such unit.
 */
export function unitPicture(listing: ModelListing, unitId: string, light: HomeLight): string | null {
  const building = listing.buildings.find(({ apartments }) => apartments.some(({ id }) => id === unitId));
  const model = building && blockModel(listing, building.id);
  if (!model) return null;
  const drawn = elevationOf(model.block);
  const own = drawn.filter((each): each is Pane => each.kind === 'pane' && each.unitId === unitId);
  const windows = own.filter(({ isDoor }) => !isDoor);
  const lit = new Set(windows.length > 0 ? windows : own);
  const frame = frameOf(drawn, boundsOf([...lit].map(({ area }) => area)));
  const look = LIGHTS[light];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_PX.width} ${PICTURE_PX.height}">`,
    definitions(look),
    skySvg(look, light),
    houseSvg(drawn, lit, frame, look),
    groundSvg(look, frame),
    ...[...lit].map(({ area }) => glowSvg(area, frame)),
    '</svg>',
  ].join('');
}

function houseSvg(drawn: readonly Drawn[], lit: ReadonlySet<Pane>, frame: Frame, light: Light): string {
  return drawn
    .map((each) =>
      each.kind === 'shape'
        ? shapeSvg(each, frame, light)
        : paneSvg(each, { isLit: lit.has(each), frame, light }),
    )
    .join('');
}

const definitions = ({ sky, glow }: Light): string =>
  `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".55" stop-color="${sky[1]}"/><stop offset=".84" stop-color="${sky[2]}"/></linearGradient><linearGradient id="w" x2="0" y2="1"><stop stop-color="#fff3cf"/><stop offset="1" stop-color="#f8bd40"/></linearGradient><radialGradient id="g"><stop stop-color="#ffd27a" stop-opacity="${glow}"/><stop offset="1" stop-color="#f8bd40" stop-opacity="0"/></radialGradient></defs>`;

/** The glow of the lit window. */
function glowSvg({ x0, x1, z0, z1 }: Area, { x, z, px }: Frame): string {
  const [cx, cy] = [(x(x0) + x(x1)) / 2, (z(z0) + z(z1)) / 2];
  return `<ellipse cx="${cx}" cy="${cy}" rx="${px((x1 - x0) / 2 + 1.3)}" ry="${px((z1 - z0) / 2 + 1.2)}" fill="url(#g)"/>`;
}

const boundsOf = (areas: readonly Area[]): Area => ({
  x0: Math.min(...areas.map(({ x0 }) => x0)),
  x1: Math.max(...areas.map(({ x1 }) => x1)),
  z0: Math.min(...areas.map(({ z0 }) => z0)),
  z1: Math.max(...areas.map(({ z1 }) => z1)),
});
