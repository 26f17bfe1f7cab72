import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const stage = style({
  position: 'relative',
  height: 'min(320px, 60vw)',
  overflow: 'hidden',
  borderRadius: vars.radius.field,
  background: vars.color.deep,
});
/** `&&` overrides the library's own styles. */
export const window = style({
  selectors: {
    '&&': {
      border: `2px solid ${vars.color.onDeep}`,
      color: `color-mix(in oklch, ${vars.color.scrim} 62%, transparent)`,
    },
    '&&:focus-visible': { outline: `3px solid ${vars.color.gold}`, outlineOffset: '-6px' },
  },
});
export const help = style({
  color: vars.color.ink3,
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
});
