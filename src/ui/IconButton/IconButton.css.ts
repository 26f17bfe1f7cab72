import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const iconButton = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.target.icon,
  height: vars.target.icon,
  borderRadius: vars.radius.pill,
  color: vars.color.ink,
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.quick} ${vars.ease.out}, transform ${vars.motion.quick} ${vars.ease.out}`,
  selectors: {
    '&:active': { transform: 'scale(.94)' },
    '&[aria-pressed="true"]': { color: vars.color.clay },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    [breakpoints.forcedColors]: {
      selectors: { '&[aria-disabled="true"], &:disabled': { color: 'GrayText' } },
    },
  },
});

/** A button of a page without scripts would do nothing. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const iconBox = style({ display: 'inline-flex' });

/** A pressed icon is filled. The icon sets its own `fill`, so the rule selects the `svg`. */
globalStyle(`[aria-pressed="true"] > ${iconBox} > svg`, { fill: 'currentColor' });

export const variant = styleVariants({
  plain: { ':hover': { background: vars.color.brandTint } },
  surface: {
    background: vars.color.surface,
    boxShadow: vars.elevation.e1,
    ':hover': { background: vars.color.brandTint },
  },
  /** Next to a heading; looks like a `quiet` button. */
  outline: {
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.field,
    background: vars.color.surface,
    ':hover': { background: vars.color.brandTint },
  },
  onDeep: { color: vars.color.onDeep, ':hover': { background: vars.color.deepLine } },
});
