import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const across = createVar();
export const acrossNarrow = createVar();

const dye = keyframes({ from: { opacity: 0 } });

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
    '&[data-dyed-now]': { animation: `${dye} ${vars.motion.reveal} ${vars.ease.both}` },
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
});
