/** The elements that a layout component may be drawn as. */
export const layoutElements = [
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'nav',
  'ul',
  'ol',
  'li',
  'form',
  'fieldset',
  'main',
  'span',
  'p',
  'dl',
] as const;
export type LayoutElement = (typeof layoutElements)[number];
