import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  padding: '6px 14px',
  borderRadius: vars.radius.pill,
  background: vars.color.brandTint,
  color: vars.color.brand,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
/** 24 px wide and high, with a target of 44 px. */
export const clear = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  marginInline: '6px -8px',
  borderRadius: '50%',
  flex: 'none',
  color: 'inherit',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: -10 },
    '&:hover': { background: vars.color.brandLine, color: vars.color.ink },
  },
});
