import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const clear = `color-mix(in oklch, ${vars.color.brandLine} 90%, ${vars.color.surface})`;

/** The drawing is stretched to the bay's width; line widths stay constant. */
const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const frame = style({ ...line, stroke: vars.color.ink2, strokeWidth: 2 });
export const rail = style({ ...line, stroke: vars.color.ink2, strokeWidth: 1.6 });
export const glass = style({ fill: clear });
export const glint = style({ fill: vars.color.paper, opacity: 0.35 });

export const blindGlass = style({ fill: vars.color.goldTint });
export const blind = style({ fill: vars.color.goldLine });
export const blindLine = style({ stroke: vars.color.goldInk });
export const slat = style({ ...line, stroke: vars.color.gold, strokeWidth: 1.4 });

export const curtain = style({ fill: vars.color.clayLine });
export const fold = style({ ...line, stroke: vars.color.clay, strokeWidth: 1.6 });
export const curtainLine = style({ stroke: vars.color.clayInk });

export const shutter = style({ fill: vars.color.calmTint });
export const shutterLine = style({ ...line, stroke: vars.color.lineStrong, strokeWidth: 1.2 });
export const shutterFrameLine = style({ stroke: vars.color.lineStrong });

export const lit = style({ fill: vars.color.gold });
export const litLine = style({ stroke: vars.color.onBrand });
