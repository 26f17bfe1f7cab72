import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';
import { ground, ink } from '../diagram/Overlay.css.ts';

export const badge = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  paddingInline: 9,
  borderRadius: vars.radius.pill,
  background: ground,
  color: ink,
  fontSize: vars.size.note,
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});
export const sign = style({ overflow: 'visible' });
