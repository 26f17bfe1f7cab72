import { globalStyle } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('html', { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '88px' });
globalStyle('body', {
  minHeight: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  fontFeatureSettings: "'kern', 'liga'",
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
});
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
globalStyle('ul, ol', { listStyle: 'none', padding: 0 });
globalStyle('a', { color: 'inherit' });
globalStyle('fieldset', { border: 0, padding: 0, minWidth: 0 });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('::selection', { background: vars.color.brand, color: vars.color.onBrand });
globalStyle(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' });
/** Elements that only code focuses (main, headings after navigation) need no ring. */
globalStyle("[tabindex='-1']:focus-visible", { outline: 'none' });
