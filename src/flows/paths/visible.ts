const NEVER_SHOWN = 'script, style, template, noscript, [hidden], dialog:not([open])';

/** What a rendered page shows to nobody. Its styles are not applied here: in a browser they are. */
const isHidden = (element: Element): boolean =>
  element.matches(NEVER_SHOWN) ||
  (element instanceof HTMLElement &&
    (element.style.display === 'none' || element.style.visibility === 'hidden')) ||
  (element.parentElement?.matches('details:not([open])') === true && element.tagName !== 'SUMMARY');

/** Whether nothing around an element hides it. */
export function isVisible(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (isHidden(at)) return false;
  return true;
}

/** What can be read in an element. */
export function visibleText(root: Element): string {
  let text = '';
  readEach(root, (whole) => {
    text = whole;
  });
  return text;
}

/** Whether a pattern matches what can be read in an element, or in one within. */
export function isReadable(root: Element, pattern: RegExp): boolean {
  let isFound = false;
  readEach(root, (text) => {
    isFound ||= pattern.test(text);
  });
  return isFound;
}

/** Reads each element, those within before the one around them. */
function readEach(root: Element, read: (text: string) => void): void {
  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node instanceof Text ? node.data : '';
    if (isHidden(node)) return '';
    if (node.tagName === 'BR') return ' ';
    const text = [...node.childNodes].map(textOf).join('').replace(/\s+/g, ' ');
    read(text);
    return text;
  };
  textOf(root);
}
