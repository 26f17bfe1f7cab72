import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '@media': {
    [breakpoints.forcedColors]: { outline: '1px solid', outlineOffset: -1, forcedColorAdjust: 'none' },
  },
});
export const shape = styleVariants({
  pill: {
    minHeight: 26,
    paddingInline: vars.space['2.5'],
    borderRadius: vars.radius.pill,
    fontSize: vars.size.note,
  },
  tile: {
    justifyContent: 'center',
    flex: 'none',
    width: 36,
    height: 36,
    borderRadius: vars.space[2],
    fontSize: vars.size.body,
  },
});
export const tone = styleVariants({
  positive: { background: vars.color.goodTint, color: vars.color.good },
  neutral: { background: vars.color.calmTint, color: vars.color.calm },
  critical: { background: vars.color.badTint, color: vars.color.bad },
  attention: { background: vars.color.goldTint, color: vars.color.goldInk },
  accent: { background: vars.color.clay, color: vars.color.onClay },
  accentTint: { background: vars.color.clayTint, color: vars.color.clayInk },
});
export const dot = style({ width: 8, height: 8, borderRadius: '50%', background: 'currentColor' });
