import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './files.ts';

/**
 * A rule's number that is typed into a sentence becomes wrong when the rule changes, so `domain/quantities.ts` formats
 * it from the rule's constant.
 */
const NUMBER = '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const UNIT =
  '(?:%|per cent|hours?|minutes?|seconds?|days?|months?|years?|MB|characters|digits|messages|tries|attempts|times|codes|instalments|homes|units|pictures|files|lines|weeks)';
const NUMBER_WITH_UNIT = new RegExp(`₦[1-9]|(?<![\\w₦.])${NUMBER}[ -]?${UNIT}(?!\\w)`, 'i');
/** Layout sizes, and the singular forms of plurals. */
const NO_RULE = /^(?:min\(.*|\d+%|under 1%|1 (?:day|hour|month))$/;
/** Sentences whose number is a fact or an example. */
const FACTS: readonly string[] = ['Two minutes, and your account number is ready.'];

/** Models type what they expect, so that a changed constant fails their walks; stories, fixtures and samples are examples. */
const TYPED_ON_PURPOSE = /\.(test|css|fixtures|generated|stories)\.tsx?$|\/model\/|\/catalogue\/sample\//;

const files = sourceFiles().filter((file) => /^src\/.*\.tsx?$/.test(file) && !TYPED_ON_PURPOSE.test(file));

/** The strings, templates and markup text of a module. */
function textsOf(source: string, file: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && 'value' in node) {
      const { type, value } = node;
      if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') texts.push(value.trim());
      if (type === 'TemplateElement' && typeof value === 'object' && value !== null && 'cooked' in value) {
        texts.push(String(value.cooked).trim());
      }
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, source).program);
  return texts;
}

const typedNumbers = (source: string, file: string): string[] =>
  textsOf(source, file).filter(
    (text) => NUMBER_WITH_UNIT.test(text) && !NO_RULE.test(text) && !FACTS.includes(text),
  );

describe('numbers of rules', () => {
  it('are made from their constants wherever a person reads them', () => {
    const typed = files.flatMap((file) => typedNumbers(read(file), file).map((text) => `${file}: ${text}`));
    expect(typed).toStrictEqual([]);
  });

  it.each([
    "const sentence = 'We hold it for 48 hours.';",
    'const sentence = `Every day for three days`;',
    'const Sentence = () => <p>minus 25% of your RSA</p>;',
    "const sentence = 'The least payment is ₦1,000.';",
    "const sentence = 'You hold ten units already.';",
  ])('are found where they are typed: %s', (source) => {
    expect(typedNumbers(source, 'sentence.tsx')).toHaveLength(1);
  });
});
