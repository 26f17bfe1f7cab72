import { parseSync } from 'vite';

const SCREEN_FAULTS = ['text changed', 'element missing', 'wired elsewhere', 'other value'] as const;
type ScreenFault = (typeof SCREEN_FAULTS)[number];

/** A place where a fault can be planted in a screen. */
export interface Site {
  /**
   * Such as `text changed "Log In" src/routes/login/LoginScreen.tsx`. Stable as long as the code there does not change.
   */
  readonly name: string;
  readonly fault: ScreenFault;
}

/** A site with the code to insert before and after it. */
interface Edit extends Site {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Elements that a user acts on or looks for. Prose around them may change, because no path depends on it. */
const MEANT =
  /^(Button|IconButton|Link|Notice|Heading|Checkbox|RadioCards|ChoiceChips|CopyField|Countdown|ErrorState|EmptyState|Slider|Pagination|\w+Field|h[1-6]|button|legend|label)$/;
/** Attributes whose text a user reads. */
const READ = /^(title|label|aria-label|heading|message|submitLabel|alt)$/;
/** Attributes that contain a figure or the value of a field. */
const CARRIED = /^(value|amount|total|count|\w*Kobo|date)$/;
const HANDLER = /^on(?!Blur|Focus|Mouse|Pointer|Key|Open|Error|Load|Scroll)[A-Z]/;
/** Components that write into the document's head, not onto the page. */
const HEAD = /Head$/;
const OTHER_TEXT = 'Something else';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (value: unknown): Node[] => [value].flat().filter(isNode);

/** Every fault that can be planted in a module's screens. */
export const sitesOf = (file: string, source: string): Site[] =>
  editsOf(file, source).map(({ name, fault }) => ({ name, fault }));

/** The module with a switch at each of its sites. */
export function withSwitches(file: string, source: string, switches: string): string {
  const edits = editsOf(file, source);
  if (edits.length === 0) return source;
  const inserted = edits
    .flatMap(({ start, end, before, after }) => [
      { at: start, text: before, size: end - start, isAfter: false },
      { at: end, text: after, size: end - start, isAfter: true },
    ])
    // Inserts from the end of the file; at the same position, outer edits enclose inner ones.
    .toSorted(
      (a, b) =>
        b.at - a.at ||
        Number(a.isAfter) - Number(b.isAfter) ||
        (a.isAfter ? b.size - a.size : a.size - b.size),
    );
  const code = inserted.reduce((all, { at, text }) => all.slice(0, at) + text + all.slice(at), source);
  return `import { screenSwitches as switches__ } from ${JSON.stringify(switches)};${code}`;
}

function editsOf(file: string, source: string): Edit[] {
  const found: Edit[] = [];
  const names = new Map<string, number>();
  const add = (
    fault: ScreenFault,
    node: Pick<Node, 'start' | 'end'>,
    what: string,
    wrap: (id: string) => [string, string],
  ): void => {
    const words = what.replace(/\s+/g, ' ').slice(0, 60).replace(/\$\{/g, '{');
    const plain = `${fault} ${words} ${file}`;
    const count = (names.get(plain) ?? 0) + 1;
    names.set(plain, count);
    const name = count === 1 ? plain : `${plain} ${count}`;
    const [before, after] = wrap(JSON.stringify(name));
    found.push({ name, fault, start: node.start, end: node.end, before, after });
  };
  const text = (node: Pick<Node, 'start' | 'end'>, words: string, isInJsx: boolean): void =>
    add('text changed', node, `“${words}”`, (id) => {
      const other = `switches__.is(${id}) ? ${JSON.stringify(OTHER_TEXT)} : `;
      return isInJsx ? [`{${other}${JSON.stringify(words)}/*`, '*/}'] : [`(${other}`, ')'];
    });

  /** Adds the sites of an expression that is displayed. */
  function shown(node: Node, isRead: boolean): void {
    switch (node.type) {
      case 'Literal':
        if (isRead && typeof node.value === 'string' && /\p{L}{2}/u.test(node.value))
          text(node, node.value, false);
        return;
      case 'TemplateLiteral':
        if (isRead) text(node, source.slice(node.start + 1, node.end - 1), false);
        for (const each of nodesIn(node.expressions)) shown(each, false);
        return;
      case 'ConditionalExpression':
        for (const each of [...nodesIn(node.consequent), ...nodesIn(node.alternate)]) shown(each, isRead);
        return;
      case 'LogicalExpression':
        for (const each of [...(node.operator === '&&' ? [] : nodesIn(node.left)), ...nodesIn(node.right)])
          shown(each, isRead);
        return;
      case 'CallExpression':
        for (const each of nodesIn(node.arguments)) shown(each, false);
        return;
      case 'ParenthesizedExpression':
      case 'TSNonNullExpression':
        for (const each of nodesIn(node.expression)) shown(each, isRead);
        return;
      case 'MemberExpression': {
        const [object] = nodesIn(node.object);
        const [property] = nodesIn(node.property);
        if (!object || !property || node.computed || node.optional) return;
        const key = source.slice(property.start, property.end);
        add('other value', node, source.slice(node.start, node.end), (id) => [
          `switches__.value(${id}, `,
          `, () => (${source.slice(object.start, object.end)}), ${JSON.stringify(key)})`,
        ]);
      }
    }
  }

  function attribute(node: Node, element: Node | null): void {
    const [tag] = nodesIn(element?.name);
    if (tag && HEAD.test(source.slice(tag.start, tag.end))) return;
    const [name] = nodesIn(node.name);
    const [value] = nodesIn(node.value);
    if (!name || !value) return;
    const key = source.slice(name.start, name.end);
    const isRead = READ.test(key);
    if (value.type === 'Literal' && isRead) {
      add('text changed', value, `“${value.value}”`, (id) => [
        `{switches__.is(${id}) ? ${JSON.stringify(OTHER_TEXT)} : `,
        '}',
      ]);
      return;
    }
    const [expression] = value.type === 'JSXExpressionContainer' ? nodesIn(value.expression) : [];
    if (!expression) return;
    if (HANDLER.test(key)) {
      const what = `${key} ${source.slice(expression.start, expression.end)}`;
      add('wired elsewhere', expression, what, (id) => [`switches__.handler(${id}, `, ')']);
    } else if (isRead || CARRIED.test(key)) shown(expression, isRead);
  }

  function visit(node: Node, parent: Node | null, isParentMeant: boolean): void {
    let isMeant = isParentMeant;
    if (node.type === 'JSXElement') {
      const [opening] = nodesIn(node.openingElement);
      const [tag] = nodesIn(opening?.name);
      const name = tag ? source.slice(tag.start, tag.end) : '';
      isMeant = MEANT.test(name);
      if (isMeant && parent && /^JSX(Element|Fragment)$/.test(parent.type)) {
        const what = source.slice(node.start, node.end).replace(/\s*\/?>[\s\S]*$/, '');
        add('element missing', node, what, (id) => [`{switches__.is(${id}) ? null : (`, ')}']);
      }
    }
    if (node.type === 'JSXAttribute') attribute(node, parent);
    if (node.type === 'JSXText' && isMeant) {
      const raw = source.slice(node.start, node.end);
      const words = raw.trim();
      const start = node.start + raw.indexOf(words);
      if (/\p{L}{2}/u.test(words) && !/[\n&]/.test(words))
        text({ start, end: start + words.length }, words, true);
    }
    if (node.type === 'JSXExpressionContainer' && parent && /^JSX(Element|Fragment)$/.test(parent.type)) {
      const [expression] = nodesIn(node.expression);
      if (expression) shown(expression, isMeant);
    }
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'parent') for (const child of nodesIn(value)) visit(child, node, isMeant);
    }
  }

  const { program } = parseSync(file, source);
  for (const node of nodesIn(program.body)) visit(node, null, false);
  return found;
}
