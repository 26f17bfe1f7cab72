const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
/** Names the rule that stands for an element's own style. */
export const RULE_ATTRIBUTE = 'data-style';
/** The element that holds the rules. */
export const RULES_ID = 'page-styles';

const unescaped = (attribute: string): string =>
  attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
/** A value that would end its rule or the element. */
const isUnsafe = (declarations: string): boolean => /[<>{}]/.test(declarations);

/**
 * Moves `style` attributes, which the content security policy forbids in markup, into one sheet. Three attributes make a
 * rule win over those of classes, as the attribute itself would.
 * @returns the markup without them, and the sheet; empty where no element has a style of its own.
 */
export function extractInlineStyles(markup: string): { markup: string; sheet: string } {
  const rules = new Map<string, number>();
  const moved = markup.replace(STYLE_ATTRIBUTE, (_, attribute: string) => {
    const declarations = unescaped(attribute);
    if (declarations === '' || isUnsafe(declarations)) return '';
    const rule = rules.get(declarations) ?? rules.size;
    rules.set(declarations, rule);
    return ` ${RULE_ATTRIBUTE}="${rule}"`;
  });
  const sheet = [...rules]
    .map(([declarations, rule]) => {
      const selector = `[${RULE_ATTRIBUTE}="${rule}"]`;
      return `${selector}${selector}${selector}{${declarations}}`;
    })
    .join('');
  return { markup: moved, sheet };
}
