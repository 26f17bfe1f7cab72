import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** The headline is next to the picture on wide pages and above it on narrower ones: a house needs a landscape frame. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: vars.space[10],
  paddingBlockEnd: vars.space[8],
  '@media': {
    [breakpoints.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] },
    [breakpoints.phone]: {
      gap: vars.space[5],
      paddingBlock: `${vars.space[6]} 0`,
      // The row of the home, which comes last in the HTML: what is below it must not move when the home arrives.
      gridTemplateRows: 'auto auto minmax(calc(100vw * 2 / 3 + 165px), auto)',
    },
  },
});

export const words = style({
  alignSelf: 'center',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  paddingBlock: vars.space[10],
  '@media': {
    [breakpoints.belowDesktop]: { paddingBlockEnd: 0 },
    [breakpoints.phone]: { display: 'contents' },
  },
});

/** On phones the headline, the search and a home are above this text. */
export const pitch = style({
  maxWidth: vars.measure.prose,
  '@media': { [breakpoints.phone]: { gridRow: 4 } },
});
export const search = style({
  maxWidth: vars.measure.narrow,
  '@media': { [breakpoints.phone]: { gridRow: 2 } },
});

export const towns = style({ '@media': { [breakpoints.phone]: { gridRow: 5 } } });

/** Extends to the right edge of the window, on narrow pages to both edges. */
export const scene = style({
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  marginInlineEnd: `calc(-1 * max(${vars.space.gutter}, (100vw - ${vars.measure.page}) / 2))`,
  '@media': {
    [breakpoints.belowDesktop]: {
      gridTemplateColumns: '84px minmax(0, 1fr)',
      marginInline: `calc(-1 * ${vars.space.gutter})`,
    },
    [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridRow: 3 },
  },
});
/** As high as the picture, regardless of the size of its squares. */
export const cloth = style({
  contain: 'size',
  overflow: 'hidden',
  '@media': { [breakpoints.phone]: { display: 'none' } },
});
/** The house is in the middle of its picture: this frame crops at most sky, road and neighbours. */
export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  maxHeight: 560,
  borderRadius: 0,
  '@media': { [breakpoints.belowDesktop]: { aspectRatio: '3 / 2', maxHeight: 'none' } },
});
/** On phones the cloth is below the picture, and the plate overlaps the picture. */
export const strip = style({
  display: 'none',
  background: vars.color.deep,
  '@media': { [breakpoints.phone]: { display: 'block', overflow: 'hidden' } },
});

/** Covers only the road in front of the house, never the house. */
export const plate = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  gridColumn: 2,
  width: 'min(360px, 100%)',
  marginBlockStart: `calc(-1 * ${vars.space[8]})`,
  marginInlineStart: vars.space[8],
  '@media': {
    [breakpoints.phone]: {
      gridColumn: 1,
      width: 'auto',
      marginBlockStart: `calc(-1 * ${vars.space[6]})`,
      marginInline: vars.space.gutter,
    },
  },
});
/** The amount above its text; on phones next to it. */
export const plateFigure = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': {
    [breakpoints.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space[3],
    },
  },
});
