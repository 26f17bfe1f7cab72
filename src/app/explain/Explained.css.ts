import { vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** An amount in running text or a table cell. The dotted underline marks it as a button. */
export const amount = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'underline dotted',
  textDecorationColor: vars.color.lineStrong,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.22em',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    // Where many stand together, the marks are quieter than the amounts.
    'td &': {
      whiteSpace: 'normal',
      textDecorationColor: vars.color.brandLine,
      textDecorationThickness: '1px',
    },
    'dd &': { textDecorationColor: vars.color.brandLine, textDecorationThickness: '1px' },
    '&&:hover': { textDecorationColor: 'currentColor' },
  },
});

/** Drawn small next to a large figure; `::after` enlarges its touch target. */
export const sign = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 26,
  height: 26,
  padding: 0,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: -9, borderRadius: vars.radius.pill },
    '&:hover': { color: vars.color.brand, borderColor: vars.color.brand },
    '&[data-state="open"]': { background: vars.color.brandTint, color: vars.color.brand },
  },
});

export const formula = style({
  margin: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.field,
  background: vars.color.sunk,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.small,
  textWrap: 'balance',
});

export const steps = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: vars.space[5],
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
});

/** In one row, to keep the panel short. */
export const inputs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  margin: 0,
  paddingBlock: vars.space[2],
  borderBlock: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
});
export const input = style({ display: 'flex', gap: vars.space[2], color: vars.color.ink2 });
export const inputValue = style({
  margin: 0,
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
