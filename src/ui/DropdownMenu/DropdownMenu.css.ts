import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const menu = style({ minWidth: 220, padding: vars.space[2], borderRadius: vars.radius.field });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.target.icon,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  '@media': {
    [breakpoints.forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: '3px solid Highlight', outlineOffset: -3 } },
    },
  },
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.brandTint,
      boxShadow: `inset 0 0 0 2px ${vars.color.brandLine}`,
    },
  },
});

export const tone = styleVariants({
  plain: {},
  critical: {
    color: vars.color.bad,
    selectors: {
      '&[data-highlighted]': {
        background: vars.color.badTint,
        boxShadow: `inset 0 0 0 2px ${vars.color.badLine}`,
      },
    },
  },
});

export const icon = style({ display: 'inline-flex', flex: 'none' });
