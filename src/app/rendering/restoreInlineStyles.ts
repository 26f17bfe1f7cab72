import { RULE_ATTRIBUTE, RULES_ID } from './inlineStyles.ts';

/** Restores the `style` attributes of a rendered page, which React expects at hydration. */
export function restoreInlineStyles(): void {
  const sheet = document.getElementById(RULES_ID);
  if (!(sheet instanceof HTMLStyleElement) || !sheet.sheet) return;
  const declarations = Array.from(sheet.sheet.cssRules, (rule) =>
    rule instanceof CSSStyleRule ? rule.style.cssText : '',
  );
  for (const element of document.querySelectorAll<HTMLElement>(`[${RULE_ATTRIBUTE}]`)) {
    element.style.cssText = declarations[Number(element.getAttribute(RULE_ATTRIBUTE))] ?? '';
    element.removeAttribute(RULE_ATTRIBUTE);
  }
  sheet.remove();
}
