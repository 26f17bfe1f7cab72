import { keyframes, style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderTopColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [breakpoints.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` } },
});
export const large = style({ width: 40, height: 40, borderWidth: 4, color: vars.color.brand });
export const page = style({ display: 'grid', placeItems: 'center', minHeight: '60svh' });
