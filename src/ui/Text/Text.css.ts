import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const text = style({ margin: 0, minWidth: 0 });

export const size = styleVariants({
  lead: { fontSize: vars.size.lead, lineHeight: vars.leading.lead },
  body: { fontSize: vars.size.body, lineHeight: vars.leading.body },
  small: { fontSize: vars.size.small, lineHeight: vars.leading.small },
  note: { fontSize: vars.size.note, lineHeight: vars.leading.note },
});

export const tone = styleVariants({
  ink: { color: vars.color.ink },
  ink2: { color: vars.color.ink2 },
  ink3: { color: vars.color.ink3 },
  brand: { color: vars.color.brand },
  accent: { color: vars.color.clayInk },
  critical: { color: vars.color.bad },
  positive: { color: vars.color.good },
  onDeep: { color: vars.color.onDeep },
  onDeep2: { color: vars.color.onDeep2 },
  inherit: { color: 'inherit' },
});

export const weight = styleVariants({
  text: { fontWeight: vars.weight.text },
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
});

export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
