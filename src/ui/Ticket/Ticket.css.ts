import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** From this width the rows are side by side. */
const wide = '(min-width: 520px)';
const edge = `clamp(${vars.space[5]}, 5cqi, ${vars.space[8]})`;

/** Uses a container query, because it can be the main content or next to it. */
export const ticket = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
});
const SQUARE_PX = 52;
export const strip = style({ height: SQUARE_PX, overflow: 'hidden', background: vars.color.deep });
/** The squares are cropped at the edge, never scaled down. */
export const cloth = style({ width: 24 * SQUARE_PX });
export const number = style({ padding: `${vars.space[6]} ${edge}` });

/** The rows below the perforation. */
export const rows = style({
  borderTop: `1px dashed ${vars.color.lineStrong}`,
  '@container': {
    [wide]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: 56,
  // Only a value of several lines, such as a long name, is higher than the row.
  paddingBlock: 6,
  paddingInline: edge,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@container': {
    [wide]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'flex-start',
      gap: 0,
      paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
      paddingInline: vars.space[5],
      selectors: {
        '&:first-child': { paddingInlineStart: edge },
        '& + &': { borderTop: 0, borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
  },
});
export const term = style({
  color: vars.color.ink3,
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
});
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space[1],
  minWidth: 0,
  minHeight: vars.target.icon,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textAlign: 'end',
  '@container': { [wide]: { justifyContent: 'flex-start', textAlign: 'start' } },
});
/** The 44 px target extends into the padding, so that the icon aligns with the edge. */
export const copy = style({ marginInlineEnd: -12, color: vars.color.brand });
export const failed = style({
  flexBasis: '100%',
  color: vars.color.bad,
  fontSize: vars.size.note,
  fontWeight: vars.weight.medium,
});
