import { breakpoints, vars } from '@adire/ui';
import { style, styleVariants } from '@vanilla-extract/css';

export const surface = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  overflow: 'hidden',
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&[data-pointing]': { cursor: 'pointer' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const cover = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(${vars.color.brandTint}, ${vars.color.paper})`,
});

export const picture = style({ position: 'absolute', inset: 0 });

export const canvas = style({ width: '100%', height: '100%' });

export const labels = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });

const label = style({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  whiteSpace: 'nowrap',
  lineHeight: 1.2,
  visibility: 'hidden',
});

export const room = style([
  label,
  {
    paddingInline: vars.space[1],
    borderRadius: vars.radius.cloth,
    background: `color-mix(in oklch, ${vars.color.surface} 82%, transparent)`,
    color: vars.color.ink,
    fontSize: vars.size.tiny,
  },
]);

const pill = style([
  label,
  {
    minHeight: 24,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.pill,
    border: '1px solid currentcolor',
    background: vars.color.surface,
    color: vars.color.brand,
    fontSize: vars.size.note,
    fontWeight: vars.weight.strong,
    boxShadow: vars.elevation.e1,
    '@media': { [breakpoints.phone]: { fontSize: vars.size.tiny, minHeight: 22 } },
  },
]);

export const unit = styleVariants({
  available: [pill],
  held: [pill, { color: vars.color.goldInk, background: vars.color.goldTint }],
  reserved: [pill, { color: vars.color.clayInk, background: vars.color.clayTint }],
  sold: [pill, { color: vars.color.calm, background: vars.color.calmTint }],
  chosen: [
    pill,
    {
      color: vars.color.onBrand,
      background: vars.color.brand,
      borderColor: vars.color.surface,
      boxShadow: `0 0 0 2px ${vars.color.brand}`,
      // Otherwise the browser draws black behind the black letters.
      '@media': { [breakpoints.forcedColors]: { forcedColorAdjust: 'none' } },
    },
  ],
});

export const pointed = style({ boxShadow: `0 0 0 2px currentcolor` });

export const buttons = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  bottom: vars.space[3],
  display: 'grid',
  gap: vars.space[2],
});

export const button = style({
  background: vars.color.surface,
  borderRadius: vars.radius.field,
  boxShadow: vars.elevation.e1,
});

export const help = style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  bottom: vars.space[3],
  maxWidth: `calc(100% - 2 * ${vars.space[3]} - 60px)`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  background: `color-mix(in oklch, ${vars.color.surface} 86%, transparent)`,
  color: vars.color.ink2,
  fontSize: vars.size.note,
  pointerEvents: 'none',
});

export const byTouch = style({ '@media': { [breakpoints.finePointer]: { display: 'none' } } });
export const byMouse = style({
  display: 'none',
  '@media': { [breakpoints.finePointer]: { display: 'inline' } },
});
