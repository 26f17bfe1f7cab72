import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const root = style({ fontVariantNumeric: 'tabular-nums' });
/** The month's name between two buttons. */
const month = style({
  display: 'grid',
  gridTemplateColumns: `${vars.target.icon} 1fr ${vars.target.icon}`,
  alignItems: 'center',
});
const step = style({
  display: 'inline-grid',
  placeItems: 'center',
  height: vars.target.icon,
  borderRadius: vars.radius.pill,
  selectors: {
    '&:hover': { background: vars.color.brandTint },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default', background: 'none' },
  },
});
const choosers = style({ display: 'flex', justifyContent: 'center', gap: vars.space[1] });
const chooser = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.icon,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.field,
  fontWeight: vars.weight.strong,
  selectors: {
    '&:hover': { background: vars.color.brandTint },
    '&:focus-within': { outline: `3px solid ${vars.color.focus}` },
  },
});
/** The native select, transparent, above the styled rendering of its value. */
const list = style({ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' });
globalStyle(`${list} > option`, { background: vars.color.surface, color: vars.color.ink });
const words = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

const grid = style({ gridColumn: '1 / -1', width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });
const weekday = style({
  paddingBlock: vars.space[2],
  color: vars.color.ink3,
  fontSize: vars.size.note,
  fontWeight: vars.weight.text,
  textAlign: 'center',
});
const day = style({ padding: 0, textAlign: 'center' });
const button = style({
  width: '100%',
  height: vars.target.icon,
  borderRadius: vars.radius.field,
  textAlign: 'center',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.brandTint },
    '&:disabled': { color: vars.color.ink3, opacity: 0.5, cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
const today = style({});
globalStyle(`${today} > ${button}`, {
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  '@media': { [breakpoints.forcedColors]: { border: '2px solid CanvasText' } },
});
const selected = style({});
globalStyle(`${selected} > ${button}, ${selected} > ${button}:hover:not(:disabled)`, {
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: vars.weight.strong,
  '@media': { [breakpoints.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** Class names by the part names of react-day-picker. */
export const parts = {
  root,
  month,
  month_caption: choosers,
  dropdowns: choosers,
  dropdown_root: chooser,
  dropdown: list,
  caption_label: words,
  button_previous: step,
  button_next: step,
  month_grid: grid,
  weekday,
  day,
  day_button: button,
  today,
  selected,
};
