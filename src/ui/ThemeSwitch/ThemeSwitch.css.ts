import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const group = style({
  display: 'inline-flex',
  gap: 2,
  padding: 3,
  borderRadius: vars.radius.pill,
  background: vars.color.sunk,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.target.icon,
  height: vars.target.icon,
  borderRadius: vars.radius.pill,
  color: vars.color.ink2,
  '@media': {
    [breakpoints.forcedColors]: {
      selectors: { '&[data-state="checked"]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[data-state="checked"]': {
      background: vars.color.surface,
      color: vars.color.brand,
      boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
    },
  },
});
