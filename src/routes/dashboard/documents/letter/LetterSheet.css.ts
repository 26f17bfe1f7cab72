import { breakpoints, vars } from '@adire/ui';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

/** Unfolds from the middle. */
const unfold = keyframes({
  from: { transform: 'perspective(1400px) rotateX(-72deg) scaleY(.3)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});

export const sheet = style({
  maxWidth: 820,
  marginInline: 'auto',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.cloth,
  overflow: 'hidden',
  transformOrigin: 'top center',
  animation: `${unfold} 600ms cubic-bezier(.2, .75, .25, 1)`,
  '@media': { [breakpoints.reducedMotion]: { animation: 'none' } },
});
/** Cropped at the edges on phones instead of shrunk: the lit square stays in the middle. */
export const edge = style({
  display: 'flex',
  justifyContent: 'center',
  overflow: 'hidden',
  background: vars.color.deep,
});
globalStyle(`${edge} > svg`, { flex: '0 0 auto', width: '100%', minWidth: 680 });
export const paper = style({
  padding: `${vars.space[6]} ${vars.space[5]}`,
  '@media': { [breakpoints.abovePhone]: { padding: `${vars.space[12]} ${vars.space[12]}` } },
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space[4],
});
export const home = style({
  padding: vars.space[5],
  background: vars.color.brandTint,
  borderRadius: vars.radius.field,
});
export const check = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
