import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

const BAR = '57px';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(400px, 40vw, 600px)',
  height: `calc(100dvh - ${BAR})`,
  '@media': {
    [breakpoints.belowDesktop]: { display: 'block', height: 'auto' },
    // On paper the order is: the heading of the panel, the diagram, the rest of the panel.
    [breakpoints.print]: { display: 'flex', flexDirection: 'column', gap: vars.space[5], height: 'auto' },
  },
});

export const chart = style({
  display: 'flex',
  position: 'relative',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '@media': {
    [breakpoints.belowDesktop]: { height: 'min(64dvh, 560px)' },
    [breakpoints.print]: { display: 'block' },
  },
});

export const toolbar = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[5]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [breakpoints.phone]: { paddingInline: vars.space[4] },
    [breakpoints.print]: { display: 'none' },
  },
});

export const side = style({
  // Visually hidden descendants scroll with this element; otherwise they would extend the page.
  position: 'relative',
  containerType: 'inline-size',
  minWidth: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [breakpoints.belowDesktop]: {
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.color.line}`,
      overflow: 'visible',
    },
    [breakpoints.print]: { display: 'contents' },
  },
});

export const waiting = style({ display: 'grid', flex: 1, placeContent: 'center', padding: vars.space[8] });
