const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
/** Refers an element to the rule that replaces its `style` attribute. */
export const RULE_ATTRIBUTE = 'data-style';
/** The id of the style element with the rules. */
export const RULES_ID = 'page-styles';

const unescaped = (attribute: string): string =>
  attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
/** Whether the declarations could close the rule or the style element. */
const isUnsafe = (declarations: string): boolean => /[<>{}]/.test(declarations);

/**
 * Moves `style` attributes, which the content security policy forbids in markup, into one style sheet. The selector
 * repeats the attribute three times to take precedence over class rules, as a `style` attribute does.
 * @returns the markup without `style` attributes, and the sheet (empty if there were none).
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
