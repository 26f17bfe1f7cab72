import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** The card has no border: the picture frames it. */
export const card = style({ position: 'relative', minWidth: 0 });
export const media = style({ position: 'relative' });
export const badge = style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineStart: vars.space[3],
  maxWidth: `calc(100% - 2 * ${vars.space[3]})`,
});
// The picture zooms within its frame, and still fades in when it has loaded.
globalStyle(`${card} ${media} img`, {
  transition: `opacity ${vars.motion.slow} ${vars.ease.out}, scale ${vars.motion.slow} ${vars.ease.out}`,
});
globalStyle(`${card}:hover ${media} img`, { '@media': { [breakpoints.finePointer]: { scale: '1.02' } } });

/** Above the link that covers the card. */
export const action = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
});
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
});
export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});
export const note = style({
  color: vars.color.clayInk,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.small,
});
export const title = style({ fontWeight: vars.weight.strong });
export const quiet = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});
/** The lines of a card that is loading, as high as those of its text. */
export const line = style({ display: 'grid', alignItems: 'center', height: '1lh' });
export const smallLine = style([line, { fontSize: vars.size.note, lineHeight: vars.leading.note }]);
export const figureLine = style({ display: 'grid', alignItems: 'center', height: 26 });
/** The whole card is the link. */
export const cover = style({
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.field } },
});
