import { breakpoints, vars } from '@adire/ui';
import { createVar, style } from '@vanilla-extract/css';

const towerWidth = '2.75rem';
export const floorCount = createVar();

export const root = style({ display: 'grid', gap: vars.space[4] });

/** The sky, and the laterite ground below the block. */
export const ground = style({
  background: `linear-gradient(${vars.color.brandTint}, ${vars.color.paper})`,
  borderRadius: vars.radius.card,
  borderBottom: `${vars.space[6]} solid ${vars.color.clayLine}`,
  overflow: 'hidden',
  '@media': {
    [breakpoints.phone]: {
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      borderRadius: 0,
      borderBottomWidth: vars.space[2],
    },
  },
});

/** Blocks with more than four units to a floor scroll horizontally on phones. */
export const scroll = style({
  overflowX: 'auto',
  paddingInline: vars.space[2],
  paddingTop: vars.space[5],
});

/** Height of everything above and below the house on a phone, so that all of it fits on one screen. */
const AROUND_PHONE_HOUSE = '392px';

export const house = style({
  minWidth: 'min-content',
  '@media': {
    [breakpoints.phone]: {
      display: 'grid',
      gridTemplateRows: 'auto',
      gridAutoRows: '1fr',
      // A few floors do not fill the screen: a bay is mostly empty then.
      minHeight: `min(clamp(180px, calc(100svh - ${AROUND_PHONE_HOUSE}), 440px), ${floorCount} * 132px)`,
    },
  },
});

export const roof = style({
  position: 'relative',
  marginInlineStart: towerWidth,
  height: vars.space[3],
  background: vars.color.ink2,
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
});

export const tank = style({
  position: 'absolute',
  insetInlineEnd: '8%',
  bottom: '100%',
  width: vars.space[6],
  height: vars.space[4],
  background: vars.color.ink2,
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
});

export const floor = style({
  display: 'grid',
  gridTemplateColumns: `${towerWidth} minmax(0, 1fr)`,
  borderBottom: `${vars.space[1]} solid ${vars.color.ink2}`,
});

/** Visually hidden, for screen readers: the tower shows the floor's label. */
export const legend = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The stair tower with its screen of breeze blocks. */
export const tower = style({
  display: 'grid',
  placeItems: 'center',
  background: `radial-gradient(${vars.color.line} 2.5px, transparent 3px) 0 0 / 14px 14px ${vars.color.sunk}`,
  borderInline: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.strong,
  fontSize: vars.size.small,
});

export const bays = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // Four of them fit next to the tower on a phone of 360 px, and each has room for its state in larger text.
  gridAutoColumns: 'minmax(4.5rem, 1fr)',
  background: vars.color.surface,
});

/** Highlighted while the unit is pointed at, here or in the 3D model. */
export const bay = style({
  position: 'relative',
  display: 'grid',
  containerType: 'inline-size',
  selectors: {
    '&[data-pointed]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `3px solid ${vars.color.gold}`,
      pointerEvents: 'none',
      zIndex: vars.layer.raised,
    },
  },
});

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  fontSize: vars.size.small,
  color: vars.color.ink2,
  // Each bay shows its state as text, so phones omit the legend.
  '@media': { [breakpoints.phone]: { display: 'none' } },
});

export const keyItem = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
