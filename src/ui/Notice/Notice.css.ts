import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  '@media': { [breakpoints.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: -1 } },
});
export const shape = styleVariants({
  box: {
    gap: vars.space[3],
    padding: vars.space[4],
    borderRadius: vars.radius.field,
    fontSize: vars.size.small,
    lineHeight: vars.leading.small,
  },
  band: {
    gap: vars.space[2],
    paddingBlock: vars.space[1],
    paddingInline: `max(${vars.space.gutter}, (100% - ${vars.measure.page}) / 2)`,
    fontSize: vars.size.note,
    lineHeight: vars.leading.note,
  },
});
export const tone = styleVariants({
  info: { background: vars.color.sunk, color: vars.color.ink2 },
  positive: { background: vars.color.brandTint, color: vars.color.ink2 },
  attention: { background: vars.color.goldTint, color: vars.color.goldInk },
  offline: { background: vars.color.goldTint, color: vars.color.goldInk },
  critical: { background: vars.color.badTint, color: vars.color.bad },
});
export const icon = style({ flex: 'none', marginTop: 1 });
export const body = style({ flex: 1, minWidth: 0 });
export const title = style({ fontWeight: vars.weight.strong });
export const action = style({ marginTop: vars.space[2] });
