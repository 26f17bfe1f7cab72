import { breakpoints, vars } from '@adire/ui';
import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** Separate rows for pictures, title, columns and similar homes; on phones they become rows of the page. */
export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  '@media': { [breakpoints.phone]: { display: 'contents' } },
});
export const pictures = style({ minWidth: 0 });
globalStyle(`${view} > :not(${pictures})`, { '@media': { [breakpoints.phone]: { order: 2 } } });

export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
/** Full width: on a phone, buttons next to the title would leave half a line for the address. */
export const place = style({ gridColumn: '1 / -1' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 388px)',
  alignItems: 'start',
  gap: `clamp(${vars.space[8]}, 5vw, ${vars.space[16]})`,
  '@media': { [breakpoints.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Side by side if there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  gap: `${vars.space[12]} clamp(${vars.space[8]}, 5vw, ${vars.space[16]})`,
});

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });

/** Sticky next to the text on wide screens; part of the text on narrow ones. */
export const side = style({
  position: 'sticky',
  insetBlockStart: 100,
  '@media': { [breakpoints.belowDesktop]: { display: 'none' } },
});
export const boxInText = style({ '@media': { [breakpoints.desktop]: { display: 'none' } } });

export const prose = style({ maxWidth: vars.measure.prose, whiteSpace: 'pre-line' });

const estimatedHeight = createVar();
/** The estimated height of a section on a phone; an error shifts the scroll position restored by 'Back'. */
export const estimated = styleVariants({ low: 180, tall: 900 }, (height) => ({
  vars: { [estimatedHeight]: `${height}px` },
}));

/** Laid out only near the viewport: on a slow phone, layout is most of what delays the first interaction. */
globalStyle(`${main} > section:not(:first-child), ${pair} > section, ${pair} + section`, {
  '@media': {
    [breakpoints.phone]: {
      contentVisibility: 'auto',
      containIntrinsicSize: `auto ${fallbackVar(estimatedHeight, '400px')}`,
      // Focus rings extend beyond the box.
      overflowClipMargin: 8,
    },
  },
});

/** Who follows the link to the units arrives at them: an estimate above them would be off while it is scrolled. */
globalStyle(`${view}:has(> section:target) section`, { contentVisibility: 'visible' });
