import type { Frame } from './frame.ts';
import type { Light } from './light.ts';
import type { Pane } from './shape.ts';

/** Maximum width of a window's wing. */
const WING_M = 1.1;

interface PaneLook {
  readonly isLit: boolean;
  readonly frame: Frame;
  readonly light: Light;
}

/** A window with its bars, or a door. */
export function paneSvg({ area, isDoor }: Pane, { isLit, frame: { x, z }, light }: PaneLook): string {
  const { x0, x1, z0, z1 } = area;
  const box = `M${x(x0)} ${z(z1)}H${x(x1)}V${z(z0)}H${x(x0)}Z`;
  if (isDoor) return `<path d="${box}" fill="${light.door}"/>`;
  const wings = Math.max(1, Math.round((x1 - x0) / WING_M));
  const bars = Array.from({ length: wings - 1 }, (_, index) => {
    const at = x(x0 + ((x1 - x0) * (index + 1)) / wings);
    return `M${at} ${z(z1)}V${z(z0)}`;
  }).join('');
  const fill = isLit ? 'url(#w)' : light.glass;
  return `<path d="${box}${bars}" fill="${fill}" stroke="#14120f" stroke-width="1.3"/>`;
}
