import type { Frame } from './frame.ts';
import { type Light, shade } from './light.ts';
import type { Shape } from './shape.ts';

/** Length of a shadow per metre of projection. */
const SHADOW_FALL = 0.55;
const MIN_SHADOW_M = 0.25;
const RAIL_M = 0.07;

/** A shape and the shadow under it, as SVG. */
export function shapeSvg(shape: Shape, frame: Frame, light: Light): string {
  const { material, fill, outline } = shape;
  const color = fill === 'glass' ? light.glass : shade(material, light);
  const d = pathOf(outline, frame);
  switch (fill) {
    case 'solid':
    case 'glass':
      return `${shadowSvg(shape, frame, light)}<path d="${d}" fill="${color}"/>`;
    case 'sheer':
      return `<path d="${d}" fill="#dfeeea" opacity=".22"/>${handrail(shape, frame, '#e8efe9')}`;
    case 'uprights':
      return `${dashes(shape, frame, color)}${handrail(shape, frame, color)}`;
    case 'levels':
      return `<path d="${d}" fill="${color}"/>${stripes(shape, frame)}`;
    case 'pierced':
      return `<path d="${d}" fill="${color}"/>${dashes(shape, frame, '#000', ' opacity=".3"')}`;
  }
}

const pathOf = (outline: Shape['outline'], { x, z }: Frame): string =>
  `M${outline.map(([px, pz]) => `${x(px)} ${z(pz)}`).join('L')}Z`;

function shadowSvg({ outline, outM }: Shape, { x, z, px }: Frame, { shadow }: Light): string {
  if (outM < MIN_SHADOW_M) return '';
  const { x0, x1, z0 } = boundsOf(outline);
  return `<path d="M${x(x0)} ${z(z0)}H${x(x1)}v${px(outM * SHADOW_FALL)}H${x(x0)}Z" opacity="${shadow}"/>`;
}

function dashes({ outline }: Shape, { x, z, px }: Frame, color: string, more = ''): string {
  const { x0, x1, z0, z1 } = boundsOf(outline);
  return `<path d="M${x(x0)} ${z((z0 + z1) / 2)}H${x(x1)}" stroke="${color}" stroke-width="${px(z1 - z0)}" stroke-dasharray="1.4 2.6"${more}/>`;
}

function stripes({ outline }: Shape, { x, z, px }: Frame): string {
  const { x0, x1, z0, z1 } = boundsOf(outline);
  return `<path d="M${x((x0 + x1) / 2)} ${z(z1)}V${z(z0)}" stroke="#000" stroke-width="${px(x1 - x0)}" stroke-dasharray="1 3" opacity=".22"/>`;
}

function handrail({ outline }: Shape, { x, z, px }: Frame, color: string): string {
  const { x0, x1, z1 } = boundsOf(outline);
  return `<path d="M${x(x0)} ${z(z1)}H${x(x1)}" stroke="${color}" stroke-width="${Math.max(px(RAIL_M), 1.4)}"/>`;
}

function boundsOf(outline: Shape['outline']) {
  const xs = outline.map(([x]) => x);
  const zs = outline.map(([, z]) => z);
  return { x0: Math.min(...xs), x1: Math.max(...xs), z0: Math.min(...zs), z1: Math.max(...zs) };
}
