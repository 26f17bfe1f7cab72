import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The container that the size of a large value depends on. */
export const frame = style({ containerType: 'inline-size' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const rowLarge = style({
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  // On phones the button is full width, within reach of either thumb.
  '@container': { '(max-width: 420px)': { alignItems: 'stretch' } },
});
export const text = style({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 });
export const label = style({
  color: vars.color.ink3,
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
});
export const value = style({
  fontFamily: vars.font.figure,
  fontWeight: vars.weight.head,
  fontStretch: '94%',
  fontSize: vars.size.figureM,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  // Separates groups of digits like words: the space of the figures' font is narrow.
  wordSpacing: '.1em',
  overflowWrap: 'anywhere',
});
/** Ten digits with two gaps fill a phone's card, with larger text too. */
export const valueLarge = style({
  fontStretch: '86%',
  fontSize: 'min(16cqi, 6.25rem)',
  lineHeight: 1,
  letterSpacing: vars.tracking.figure,
  // On phones the groups of digits span the card.
  '@container': { '(max-width: 420px)': { wordSpacing: '.28em', whiteSpace: 'nowrap' } },
});

/** Both contents share one grid cell, each in its middle, so that the button keeps its width. */
export const contents = style({ display: 'grid', justifyItems: 'center' });
export const content = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const icon = style({ flex: 'none' });
globalStyle(`${contents} > *`, { gridArea: '1 / 1', visibility: 'hidden' });
globalStyle(`${contents} > [data-shown]`, { visibility: 'visible' });

export const failed = style({
  marginTop: vars.space[2],
  color: vars.color.bad,
  fontSize: vars.size.note,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.note,
});
