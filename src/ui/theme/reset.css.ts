import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';
import { breakpoints } from './breakpoints.ts';
import { vars } from './vars.css.ts';

/** A separate cascade layer, so that unlayered rules of a page take precedence. */
const layer = globalLayer('reset');
const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: '88px',
  '@media': { [breakpoints.low]: { scrollPaddingTop: 0 } },
});
reset('body', {
  minHeight: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  // No line holds a last word alone.
  textWrap: 'pretty',
});
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
reset('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
reset('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('ul, ol', { listStyle: 'none', padding: 0 });
reset('a', { color: 'inherit' });
reset('fieldset', { border: 0, padding: 0, minWidth: 0 });
reset('legend', { padding: 0 });
reset('[hidden]', { display: 'none !important' });
reset('::selection', { background: vars.color.brand, color: vars.color.onBrand });
// The scroll margin keeps focused elements clear of the sticky bars at the top and bottom of a page. Taller bars add to
// it with the scroll padding of their page or sheet.
reset(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  scrollMargin: '88px',
  '@media': { [breakpoints.low]: { scrollMargin: vars.space[4] } },
});
/** Elements that only scripts focus (main, headings after a navigation) need no focus ring. */
reset("[tabindex='-1']:focus-visible", { outline: 'none' });
