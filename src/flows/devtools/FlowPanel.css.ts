import { globalStyle, style } from '@vanilla-extract/css';

/** Uses system colours, so that the panel does not look like a part of the product. */
export const root = style({
  position: 'fixed',
  inset: 'auto auto 8px 8px',
  zIndex: 2147483000,
  colorScheme: 'light dark',
  color: 'CanvasText',
  font: '13px/1.4 ui-monospace, monospace',
  '@media': { print: { display: 'none' } },
});

export const toggle = style({
  font: 'inherit',
  padding: '4px 10px',
  background: 'Canvas',
  border: '1px solid GrayText',
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(560px, calc(100vw - 16px))',
  height: 'min(640px, calc(100vh - 64px))',
  marginBottom: 8,
  background: 'Canvas',
  border: '1px solid GrayText',
});

export const flows = style({ display: 'flex', flexWrap: 'wrap', gap: 4, padding: 8 });

export const tab = style({
  font: 'inherit',
  padding: '2px 8px',
  selectors: { '&[aria-selected=true]': { background: 'Highlight', color: 'HighlightText' } },
});

export const flow = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  flex: 1,
  minHeight: 0,
});

export const state = style({ margin: 0, padding: '0 8px', fontWeight: 700 });

export const events = style({
  listStyle: 'none',
  margin: 0,
  padding: '4px 8px 8px',
  height: 96,
  overflow: 'auto',
});

export const diagram = style({ overflow: 'auto' });

globalStyle(`${diagram} .lit > .box`, { stroke: '#d9480f', strokeWidth: 3 });
globalStyle(`${diagram} .leaf.lit > .box`, { fill: '#ffd8a8' });
globalStyle(`${diagram} .leaf.lit text`, { fill: '#12241a' });
