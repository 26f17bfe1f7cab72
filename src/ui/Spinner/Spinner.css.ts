import { keyframes, style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';

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
  '@media': { [breakpoints.calm]: { animation: `${breathe} 2s ease-in-out infinite` } },
});
