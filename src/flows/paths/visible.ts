const NEVER_SHOWN = 'script, style, template, noscript, [hidden], dialog:not([open])';

/** Whether the element is hidden, apart from hidden ancestors. Style sheets are not applied here, only in a browser. */
const isHidden = (element: Element): boolean =>
  element.matches(NEVER_SHOWN) ||
  (element instanceof HTMLElement &&
    (element.style.display === 'none' || element.style.visibility === 'hidden')) ||
  (element.parentElement?.matches('details:not([open])') === true && element.tagName !== 'SUMMARY');

/** Whether neither the element nor an ancestor hides it. */
export function isVisible(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (isHidden(at)) return false;
  return true;
}

/** The visible text of an element. */
export function visibleText(root: Element): string {
  let text = '';
  readEach(root, (whole) => {
    text = whole;
  });
  return text;
}

/** Whether a pattern matches the visible text of an element or of a descendant. */
export function isReadable(root: Element, pattern: RegExp): boolean {
  let isFound = false;
  readEach(root, (text) => {
    isFound ||= pattern.test(text);
  });
  return isFound;
}

/** Calls `read` with the visible text of each element, descendants before their ancestors. */
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
