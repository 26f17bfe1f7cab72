import { createVar, keyframes, style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const markSize = createVar();
/** Small markers, for a timeline. */
export const small = style({ vars: { [markSize]: '28px' } });
/** Large markers, for a wait. */
export const large = style({ vars: { [markSize]: '32px' } });

/** Steps below each other, joined by a line that is green up to the present. */
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${markSize} 1fr auto`,
  columnGap: vars.space[4],
  paddingBottom: vars.space[6],
  '@media': { [breakpoints.cramped]: { gridTemplateColumns: `${markSize} minmax(0, 1fr)` } },
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${markSize} / 2 - 1px)`,
      top: `calc(${markSize} + 2px)`,
      bottom: 2,
      width: 2,
      background: vars.color.line,
    },
    '&[data-status="done"]:not(:last-child)::before': { background: vars.color.good },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: markSize,
  height: markSize,
  borderRadius: '50%',
  border: `2px solid ${vars.color.lineStrong}`,
  color: vars.color.ink2,
  fontSize: vars.size.note,
  fontWeight: vars.weight.strong,
  '@media': { [breakpoints.forcedColors]: { forcedColorAdjust: 'none' } },
  selectors: {
    '[data-status="done"] > &': {
      background: vars.color.good,
      borderColor: vars.color.good,
      color: vars.color.paper,
    },
    '[data-status="current"] > &': { border: `9px solid ${vars.color.clay}` },
    '[data-numbered] > [data-status="current"] > &': {
      border: `2px solid ${vars.color.ink}`,
      background: vars.color.ink,
      color: vars.color.paper,
    },
    '[data-status="current"][data-live] > &': {
      border: `4px solid ${vars.color.line}`,
      borderTopColor: vars.color.clay,
      borderRightColor: vars.color.clay,
      animation: `${turn} 1.2s linear infinite`,
      '@media': { [breakpoints.reducedMotion]: { animation: 'none' } },
    },
  },
});
export const text = style({ minWidth: 0, paddingTop: `calc((${markSize} - 24px) / 2)` });
export const title = style({
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  selectors: { '[data-status="pending"] &': { color: vars.color.ink2 } },
});
export const note = style({
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});
export const extra = style({ marginTop: vars.space[3] });
export const badge = style({
  paddingTop: `calc((${markSize} - 26px) / 2)`,
  '@media': { [breakpoints.cramped]: { gridColumn: 2, justifySelf: 'start' } },
});
