import { breakpoints, vars } from '@adire/ui';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

export const frame = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  '@media': { [breakpoints.print]: { breakInside: 'avoid' } },
});

const dots = `radial-gradient(${vars.color.line} 1px, transparent 1px)`;

export const viewport = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'safe center',
  padding: 20,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.paper,
  backgroundImage: dots,
  backgroundSize: '20px 20px',
  cursor: 'grab',
  touchAction: 'pan-x pan-y',
  selectors: {
    '&[data-dragging]': { cursor: 'grabbing', userSelect: 'none' },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': { [breakpoints.print]: { position: 'static', display: 'block', padding: 0, background: 'none' } },
});

/** The width of the drawing divided by its height. */
export const ratio = createVar();

/** On paper the drawing leaves room for the title and its legend. */
const PRINTED_HEIGHT = '72vh';

export const content = style({
  position: 'relative',
  '@media': {
    [breakpoints.print]: {
      // The size on the screen is an inline style.
      width: `min(100%, ${PRINTED_HEIGHT} * ${ratio}) !important`,
      height: 'auto !important',
      marginInline: 'auto',
    },
  },
});
export const scaled = style({
  position: 'relative',
  transformOrigin: '0 0',
  '@media': { [breakpoints.print]: { width: '100% !important', transform: 'none !important' } },
});
globalStyle(`${scaled} svg`, { '@media': { [breakpoints.print]: { width: '100%', height: 'auto' } } });

/** The drawing has no background of its own and lies between the underlay and the overlay. */
globalStyle(`${scaled} > div`, { position: 'relative' });
globalStyle(`${scaled} .flow`, { maxWidth: 'none' });
globalStyle(`${scaled} .flow .ground`, { fill: 'none' });

export const fold = style({
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  translate: '-50% -50%',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  ':hover': { background: vars.color.brandTint, borderColor: vars.color.brand },
  '@media': { [breakpoints.print]: { display: 'none' } },
});

export const tools = style({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  insetBlockEnd: vars.space[4],
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: 2,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  boxShadow: vars.elevation.e2,
  '@media': {
    [breakpoints.phone]: {
      flexDirection: 'row',
      insetInlineEnd: vars.space[2],
      insetBlockEnd: vars.space[2],
    },
    [breakpoints.print]: { display: 'none' },
  },
});
export const scale = style({
  minWidth: '4ch',
  color: vars.color.ink2,
  fontSize: vars.size.tiny,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const status = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  insetBlockEnd: vars.space[4],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  boxShadow: vars.elevation.e1,
  color: vars.color.ink2,
  fontSize: vars.size.note,
  lineHeight: '32px',
  selectors: { '&:empty': { display: 'none' } },
});
