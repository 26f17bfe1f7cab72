import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const link = style({ borderRadius: vars.radius.cloth });

/** A button within text: it inherits the font and has no box. */
export const inText = style({ display: 'inline', font: 'inherit' });

export const tone = styleVariants({
  brand: {
    color: vars.color.brand,
    fontWeight: vars.weight.strong,
    textDecorationLine: 'underline',
    textDecorationColor: vars.color.brandLine,
    textDecorationThickness: '2px',
    textUnderlineOffset: '4px',
    transition: `text-decoration-color ${vars.motion.quick} ${vars.ease.out}`,
    ':hover': { color: vars.color.brandHover, textDecorationColor: 'currentColor' },
    ':active': { color: vars.color.brandPress },
  },
  plain: {
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  inherit: { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
