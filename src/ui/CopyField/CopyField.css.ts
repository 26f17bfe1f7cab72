import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** What a large value takes its size from. */
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
  // On phones the button lies under the thumb, whichever it is.
  '@container': { '(max-width: 420px)': { alignItems: 'stretch' } },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 });
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
  // Groups of digits stand apart as words do; the figures' own space is narrow.
  wordSpacing: '.1em',
  overflowWrap: 'anywhere',
});
/** Ten digits in two gaps fill a phone's card, and stop at 100 px. */
export const valueLarge = style({
  fontStretch: '86%',
  fontSize: 'clamp(2.25rem, 16cqi, 6.25rem)',
  lineHeight: 1,
  letterSpacing: vars.tracking.figure,
  // On phones its groups reach from edge to edge, so that they are read as groups.
  '@container': { '(max-width: 420px)': { wordSpacing: '.28em', whiteSpace: 'nowrap' } },
});

/** Both words lie in one place, so that the button keeps its width. */
export const labels = style({ display: 'grid', justifyItems: 'start' });
globalStyle(`${labels} > *`, { gridArea: '1 / 1', visibility: 'hidden' });
globalStyle(`${labels} > [data-shown]`, { visibility: 'visible' });

export const failed = style({
  marginTop: vars.space[2],
  color: vars.color.bad,
  fontSize: vars.size.note,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.note,
});
