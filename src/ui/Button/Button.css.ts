import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const hovered = '&:hover:not([aria-disabled="true"]):not([aria-busy="true"])';
const pressed = '&:active:not([aria-disabled="true"]):not([aria-busy="true"])';

/** The button with room for its disabled reason below. */
export const withReason = style({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxWidth: '100%',
});

/** In a row of higher items the button is as high as they are. */
export const fillsHeight = style({ flexGrow: 1 });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  position: 'relative',
  maxWidth: '100%',
  border: '1px solid transparent',
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.quick} ${vars.ease.out}, border-color ${vars.motion.quick} ${vars.ease.out}, color ${vars.motion.quick} ${vars.ease.out}, transform ${vars.motion.quick} ${vars.ease.out}`,
  selectors: {
    [pressed]: { transform: 'scale(.985)' },
    '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    [breakpoints.forcedColors]: {
      borderColor: 'CanvasText',
      forcedColorAdjust: 'none',
      selectors: {
        '&[aria-disabled="true"]': {
          opacity: 1,
          background: 'Canvas',
          borderColor: 'GrayText',
          color: 'GrayText',
        },
      },
    },
  },
});

export const size = styleVariants({
  normal: { minHeight: vars.target.tap, padding: `${vars.space[2]} 22px` },
  /** For several buttons in narrow columns. */
  compact: { minHeight: vars.target.tap, padding: vars.space[2] },
  large: { minHeight: vars.target.main, padding: `${vars.space[2]} ${vars.space[6]}`, fontSize: '1.0625rem' },
});

export const shape = styleVariants({
  rounded: { borderRadius: vars.radius.field },
  pill: { borderRadius: vars.radius.pill },
});

export const variant = styleVariants({
  main: {
    background: vars.color.brand,
    color: vars.color.onBrand,
    selectors: {
      [hovered]: { background: vars.color.brandHover },
      [pressed]: { background: vars.color.brandPress },
    },
  },
  quiet: {
    background: vars.color.surface,
    borderColor: vars.color.line,
    color: vars.color.ink,
    selectors: {
      [hovered]: { borderColor: vars.color.lineStrong, background: vars.color.sunk },
      [pressed]: { background: vars.color.brandTint },
    },
  },
  tint: {
    background: vars.color.brandTint,
    color: vars.color.brand,
    selectors: {
      [hovered]: { borderColor: vars.color.brandLine },
      [pressed]: { borderColor: vars.color.brand },
    },
  },
  text: {
    background: 'transparent',
    color: vars.color.brand,
    paddingInline: vars.space[3],
    selectors: {
      [hovered]: { background: vars.color.brandTint },
      [pressed]: { color: vars.color.brandPress },
    },
  },
  onDeep: {
    background: vars.color.gold,
    color: vars.color.deep,
    selectors: {
      [hovered]: { background: vars.color.onDeep },
      [pressed]: { background: vars.color.onDeep2 },
    },
  },
  critical: {
    background: 'transparent',
    color: vars.color.bad,
    paddingInline: vars.space[3],
    selectors: {
      [hovered]: { background: vars.color.badTint },
      [pressed]: { borderColor: vars.color.badLine },
    },
  },
});

export const block = style({ width: '100%' });

export const label = style({ minWidth: 0 });
export const icon = style({ display: 'inline-flex', flex: 'none', fontSize: 16 });
/** The spinner replaces the icon; without an icon it is placed before the label, so that the width stays. */
export const busyLabel = style({ position: 'relative', transform: 'translateX(12px)' });
export const spinnerBefore = style({
  display: 'inline-flex',
  position: 'absolute',
  insetInlineEnd: `calc(100% + ${vars.space[2]})`,
  top: 0,
  bottom: 0,
  alignItems: 'center',
  fontSize: 13,
});

export const reason = style({
  fontSize: vars.size.note,
  lineHeight: vars.leading.note,
  color: vars.color.ink2,
});
