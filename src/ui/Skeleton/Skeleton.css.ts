import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  background: vars.color.sunk,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [breakpoints.reducedMotion]: { animation: 'none' },
    [breakpoints.forcedColors]: { outline: '1px solid GrayText', outlineOffset: -1 },
  },
});
export const shape = styleVariants({
  line: {
    width: '100%',
    height: '1em',
    marginBlock: '.25em',
    borderRadius: vars.radius.cloth,
    boxShadow: 'none',
    background: vars.color.line,
  },
  block: { width: '100%', height: 96, borderRadius: vars.radius.field },
  circle: { width: 44, height: 44, borderRadius: '50%' },
  picture: { width: '100%', aspectRatio: '4 / 3', borderRadius: vars.radius.field },
});
