import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const area = style({ position: 'relative' });
// The doubled class takes precedence over the shared field styles, whatever the order of the style sheets.
export const plain = style({
  selectors: {
    '&&': { minHeight: vars.target.tap, borderColor: 'transparent', background: 'none' },
  },
});
export const select = style({
  selectors: {
    '&&': {
      width: '100%',
      paddingInlineEnd: vars.space[10],
      textOverflow: 'ellipsis',
      cursor: 'pointer',
    },
    '&&:disabled': { cursor: 'not-allowed', opacity: 1 },
  },
});
/** As wide as the selected label, if the browser supports it. */
export const selectPlain = style({
  selectors: { '&&&': { fieldSizing: 'content', width: 'auto', fontWeight: vars.weight.strong } },
});
export const option = style({ background: vars.color.surface, color: vars.color.ink });
export const isEmpty = style({ color: vars.color.ink3 });
export const sign = style({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  top: '50%',
  transform: 'translateY(-50%)',
  color: vars.color.ink3,
  pointerEvents: 'none',
});
