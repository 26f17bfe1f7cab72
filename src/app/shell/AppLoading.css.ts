import { vars } from '@adire/ui';
import { keyframes, style } from '@vanilla-extract/css';

/** Without scripts nothing loads: the page says so instead. */
export const loading = style({
  position: 'relative',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const missing = style({ paddingBlock: vars.space[16] });

/** By then it is not a matter of a moment. */
const SLOW_AFTER = '2.5s';
const appear = keyframes({ from: { opacity: 0 } });
/** Fades in, because most visits are over before. */
export const slow = style({
  position: 'absolute',
  insetInline: vars.space[4],
  // Below the ring, which is in the middle of the area.
  top: '60%',
  textAlign: 'center',
  animation: `${appear} 400ms ease-out ${SLOW_AFTER} backwards`,
});
