import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const label = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  marginBottom: vars.space['1.5'],
  alignSelf: 'flex-start',
});
export const mark = style({ color: vars.color.clayInk });
export const requiredNote = style({
  color: vars.color.ink3,
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
});
/** The mark is visual only: the control itself announces that it is required. */
export const required = style({
  '::after': {
    content: ['"*"', '"*" / ""'],
    marginInlineStart: '.2em',
    color: vars.color.clayInk,
  },
});

/** The visible box of a field: prefix, input, suffix. */
export const box = style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: vars.target.field,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  color: vars.color.ink,
  transition: `border-color ${vars.motion.quick} ${vars.ease.out}, box-shadow ${vars.motion.quick} ${vars.ease.out}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink3 },
    '&:focus-within': {
      borderColor: vars.color.brand,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}, 0 0 0 ${vars.space[1]} ${vars.color.brandTint}`,
    },
  },
  '@media': {
    [breakpoints.forcedColors]: {
      selectors: { '&:focus-within': { outline: '3px solid Highlight', outlineOffset: 1 } },
    },
  },
});
export const boxPill = style({ borderRadius: vars.space[4] });
export const boxLarge = style({ minHeight: vars.target.large, paddingInlineEnd: vars.space['0.5'] });
export const boxInvalid = style({
  borderColor: vars.color.bad,
  '@media': { [breakpoints.forcedColors]: { borderWidth: 3 } },
  selectors: {
    '&:hover': { borderColor: vars.color.bad },
    '&:focus-within': {
      borderColor: vars.color.bad,
      boxShadow: `inset 0 0 0 1px ${vars.color.bad}, 0 0 0 ${vars.space[1]} ${vars.color.badTint}`,
    },
  },
});
export const boxReadOnly = style({ background: vars.color.sunk, borderColor: vars.color.line });

export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  padding: `0 ${vars.space[4]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: 'inherit',
  fontSize: vars.size.body,
  lineHeight: 1.4,
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    // The box shows the focus ring, which includes the prefix.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.ink3, opacity: 1 },
    // The browser's autofill overrides the background; only an inner shadow covers it.
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.ink,
      boxShadow: `inset 0 0 0 ${vars.space[32]} ${vars.color.surface}`,
      borderRadius: vars.space['2.5'],
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
    // Brings the error below into view too, where a bar sticks to the bottom of the page.
    '&[aria-invalid="true"]': { scrollMarginBottom: 200 },
  },
  '@media': {
    [breakpoints.low]: { selectors: { '&[aria-invalid="true"]': { scrollMarginBottom: vars.space[12] } } },
  },
});
export const textarea = style({
  paddingBlock: vars.space['3.5'],
  resize: 'vertical',
  lineHeight: vars.leading.body,
});
export const numeric = style({ fontVariantNumeric: 'tabular-nums' });
/** A number in the font of the figures. */
export const figure = style({
  fontFamily: vars.font.figure,
  fontStretch: '86%',
  fontSize: vars.size.figureM,
  fontWeight: vars.weight.head,
  letterSpacing: vars.tracking.figure,
});

export const prefix = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingInlineStart: vars.space[4],
  marginInlineEnd: `calc(${vars.space[2]} * -1)`,
  color: vars.color.ink3,
});
export const suffix = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingInlineEnd: vars.space[4],
  color: vars.color.ink3,
  fontSize: vars.size.small,
});
/** A button in place of a suffix: as far from the end of the field as from its top and bottom. */
export const control = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingInlineEnd: `calc((${vars.target.field} - ${vars.target.icon}) / 2 - 1px)`,
});

export const message = style({
  display: 'flex',
  gap: vars.space['1.5'],
  marginTop: vars.space['1.5'],
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
  color: vars.color.ink3,
});
export const error = style({ color: vars.color.bad, fontWeight: vars.weight.medium });
export const errorIcon = style({ flex: 'none', marginTop: 1 });
