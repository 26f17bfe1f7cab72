import { vars } from '@adire/ui';
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import type { Tone } from './marks.ts';

const tones: Readonly<
  Record<Tone, { readonly ink: string; readonly ground: string; readonly dash: string }>
> = {
  browser: { ink: vars.color.good, ground: vars.color.goodTint, dash: 'none' },
  screen: { ink: vars.color.goldInk, ground: vars.color.goldTint, dash: '14 5' },
  machine: { ink: vars.color.clayInk, ground: vars.color.clayTint, dash: '3 6' },
  none: { ink: vars.color.bad, ground: vars.color.badTint, dash: '1 9' },
  added: { ink: vars.color.good, ground: vars.color.goodTint, dash: 'none' },
  changed: { ink: vars.color.goldInk, ground: vars.color.goldTint, dash: '14 5' },
  removed: { ink: vars.color.bad, ground: vars.color.badTint, dash: '3 6' },
};

export const sheet = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  maxWidth: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
});

export const trace = style({ fill: 'none', strokeWidth: 6, strokeOpacity: 0.4, strokeLinejoin: 'round' });
export const traceTone = styleVariants(tones, ({ ink, dash }) => ({ stroke: ink, strokeDasharray: dash }));

/** Set by each tone. */
export const ground = createVar();
export const ink = createVar();
export const tagTone = styleVariants(tones, (tone) => ({ vars: { [ground]: tone.ground, [ink]: tone.ink } }));
export const tagBox = style({ fill: ground, stroke: ink, strokeWidth: 1 });
export const tagWords = style({
  fill: ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
});
export const signLine = style({ fill: 'none', stroke: ink, strokeWidth: 1.7, strokeLinecap: 'round' });
export const signFill = style({ fill: ink });

const lit = { fill: 'none', stroke: vars.color.clay, strokeLinejoin: 'round' } as const;
export const litLine = style({ ...lit, strokeWidth: 8, strokeOpacity: 0.75 });
export const litLabel = style({ ...lit, strokeWidth: 2.5 });
export const here = style({ ...lit, strokeWidth: 3.5 });
export const found = style({
  fill: 'none',
  stroke: vars.color.focus,
  strokeWidth: 2.5,
  strokeDasharray: '6 4',
});
