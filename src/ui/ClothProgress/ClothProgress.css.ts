import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const across = createVar();
export const acrossNarrow = createVar();

/** Set on a celebrated square: its transform origin in wide and narrow cloths, and the number of squares before it. */
export const origin = createVar();
export const originNarrow = createVar();
export const waiting = createVar();

/** The whole animation: the square is drawn and dyed, stays large for a while, and moves into the cloth. */
const CEREMONY_MS = 1900;
const STAGGER_MS = 220;
const LARGE = 2.6;
/** Longer than any line of a motif, in hundredths of the square. */
const LINE = 420;

const join = keyframes({
  '0%, 68%': { transform: `scale(${LARGE})`, zIndex: vars.layer.raised },
  '99%': { zIndex: vars.layer.raised },
  '100%': { transform: 'none' },
});
const draw = keyframes({
  '0%': { color: vars.color.clayInk, strokeDasharray: LINE, strokeDashoffset: LINE },
  '20%': { color: vars.color.clayInk, strokeDasharray: LINE, strokeDashoffset: 0 },
  '34%, 100%': { color: vars.color.onDeep, strokeDasharray: LINE, strokeDashoffset: 0 },
});
const dye = keyframes({ '0%, 18%': { opacity: 0 }, '34%': { opacity: 1 } });

export const frame = style({ containerType: 'inline-size' });
/** Twelve columns, or eight in a narrow container, so that the squares can be counted. */
export const grid = style({
  display: 'grid',
  gap: 5,
  gridTemplateColumns: `repeat(${across}, minmax(0, 64px))`,
  '@container': { '(max-width: 460px)': { gridTemplateColumns: `repeat(${acrossNarrow}, minmax(0, 64px))` } },
});

export const square = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  padding: '9%',
  borderRadius: vars.radius.cloth,
  background: vars.color.sunk,
  color: `color-mix(in oklch, ${vars.color.ink3} 45%, ${vars.color.sunk})`,
  selectors: {
    '&[data-square="done"]': {
      background: vars.color.clay,
      color: vars.color.onDeep,
    },
    '&[data-dyed-now]': {
      background: vars.color.sunk,
      transformOrigin: origin,
      animation: `${join} ${CEREMONY_MS}ms ${vars.ease.out} calc(${waiting} * ${STAGGER_MS}ms) backwards`,
    },
    // The dye is a separate layer below the lines.
    '&[data-dyed-now]::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.cloth,
      background: vars.color.clay,
      animation: `${dye} ${CEREMONY_MS}ms ${vars.ease.both} calc(${waiting} * ${STAGGER_MS}ms) backwards`,
    },
    '&[data-square="next"]': {
      background: vars.color.gold,
      color: vars.color.deep,
      boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.ink}`,
      fontFamily: vars.font.figure,
      fontSize: vars.size.body,
      fontWeight: vars.weight.head,
      fontStretch: '92%',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1,
    },
    '&[data-target]:not([data-square="next"])': { boxShadow: `inset 0 0 0 2px ${vars.color.ink}` },
    '&[data-target][data-square="to-come"]': { color: vars.color.ink2 },
  },
  '@container': {
    '(max-width: 460px)': { selectors: { '&[data-dyed-now]': { transformOrigin: originNarrow } } },
  },
  '@media': {
    [breakpoints.forcedColors]: {
      color: 'GrayText',
      forcedColorAdjust: 'none',
      outline: '1px solid GrayText',
      outlineOffset: -1,
      selectors: {
        '&[data-square="done"]': { color: 'HighlightText' },
        '&[data-square="next"]': { outline: '3px solid CanvasText', outlineOffset: 2 },
        '&[data-target]:not([data-square="next"])': { outline: '3px solid CanvasText', outlineOffset: -3 },
      },
    },
    [breakpoints.reducedMotion]: {
      selectors: { '&[data-dyed-now], &[data-dyed-now]::before': { animation: 'none' } },
    },
  },
});

globalStyle(`${square}[data-dyed-now] > svg`, {
  position: 'relative',
  animation: `${draw} ${CEREMONY_MS}ms ${vars.ease.both} calc(${waiting} * ${STAGGER_MS}ms) backwards`,
  '@media': { [breakpoints.reducedMotion]: { animation: 'none' } },
});
