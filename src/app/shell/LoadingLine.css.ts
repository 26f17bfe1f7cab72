import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const place = style({
  position: 'fixed',
  insetBlockStart: vars.space[3],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  zIndex: vars.layer.dialog,
});

export const mark = style({
  padding: vars.space[2],
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  boxShadow: vars.elevation.e1,
});
