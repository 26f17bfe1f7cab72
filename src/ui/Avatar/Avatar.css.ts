import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  // On the baseline, where a picture ends, it would raise its line.
  verticalAlign: 'top',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  background: vars.color.clayTint,
  color: vars.color.clayInk,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
