import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const item = style({
  borderTop: `1px solid ${vars.color.line}`,
  // A single item ends with what is around it, such as a card.
  selectors: { '&:last-child:not(:only-child)': { borderBottom: `1px solid ${vars.color.line}` } },
});

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  width: '100%',
  minHeight: vars.target.main,
  paddingBlock: vars.space[4],
  fontSize: '1.0625rem',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  selectors: { '&:hover': { color: vars.color.brand } },
});

/** A plus that rotates into a cross when the item is open. */
export const mark = style({
  flex: 'none',
  transition: `transform ${vars.motion.base} ${vars.ease.out}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(45deg)' } },
});

export const answer = style({
  maxWidth: vars.measure.prose,
  paddingBottom: vars.space[5],
  color: vars.color.ink2,
  selectors: {
    // Only text has a measure.
    '&:has(table, ul)': { maxWidth: 'none' },
    '&[data-state="open"]': { animation: `${unfold} ${vars.motion.base} ${vars.ease.out}` },
    '&[data-state="closed"]': { display: 'none' },
  },
  '@media': {
    '(scripting: none)': { selectors: { '&[data-state="closed"]': { display: 'block' } } },
  },
});
globalStyle(`${answer} > * + *`, { marginTop: vars.space[3] });
