import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

const towerWidth = '44px';

export const root = style({ display: 'grid', gap: vars.space[4] });

/** The sky, and the laterite that the block stands on. */
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

/** Long blocks move sideways on phones. */
export const scroll = style({
  overflowX: 'auto',
  paddingInline: vars.space[4],
  paddingTop: vars.space[5],
});

/** What stands above and below the house on a phone's screen: all of it is seen at once. */
const AROUND_PHONE_HOUSE = '392px';

export const house = style({
  minWidth: 'min-content',
  '@media': {
    [breakpoints.phone]: {
      display: 'grid',
      gridTemplateRows: 'auto',
      gridAutoRows: '1fr',
      minHeight: `clamp(180px, calc(100svh - ${AROUND_PHONE_HOUSE}), 440px)`,
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

/** Read out, not drawn: the tower says it to the eye. */
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
  gridAutoColumns: 'minmax(80px, 1fr)',
  background: vars.color.surface,
});

/** Lit while it is pointed at in the 3D model. */
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
  // Each bay says its state in words; a phone's screen has no room to repeat them.
  '@media': { [breakpoints.phone]: { display: 'none' } },
});

export const keyItem = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
