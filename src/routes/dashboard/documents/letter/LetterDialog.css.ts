import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** Full screen, on the background of the cloth. */
export const ground = style({
  width: '100vw',
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
  padding: vars.space[4],
  border: 'none',
  overflow: 'auto',
  background: vars.color.sunk,
  color: vars.color.ink,
  '@media': { [breakpoints.abovePhone]: { padding: vars.space[6] } },
});
export const bar = style({
  position: vars.bar.sticky,
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  maxWidth: 820,
  marginInline: 'auto',
  paddingBlockEnd: vars.space[4],
  background: vars.color.sunk,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
/** Without the gap to a hidden label or icon, they fit on one line of 320 px, and an icon is in the middle of its button. */
globalStyle(`${actions} button`, { '@media': { [breakpoints.phone]: { gap: 0 } } });
/** On phones the label is visually hidden, because the button's icon is enough. */
export const label = style({
  '@media': {
    [breakpoints.phone]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
/** The only button with text stays on one line on phones, without its icon. */
export const line = style({ whiteSpace: 'nowrap' });
export const wide = style({ '@media': { [breakpoints.phone]: { display: 'none' } } });
export const notice = style({ maxWidth: 820, margin: `0 auto ${vars.space[4]}` });
