/** The values of an attribute, in document order. */
export const attributesOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

/** The reasons why a text is not well-formed XML: unbalanced tags, unescaped characters, repeated attributes. */
export function xmlErrors(xml: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const rest = xml.replace(
    /<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/gi,
    (_, end, name, written, empty) => {
      const names = [...String(written).matchAll(/ ([\w:-]+)=/g)].map(([, attribute]) => attribute);
      if (new Set(names).size < names.length) faults.push(`<${name}> has an attribute twice`);
      if (end) {
        const last = open.pop();
        if (last !== name) faults.push(`</${name}> ends <${last}>`);
      } else if (!empty) open.push(name);
      return '';
    },
  );
  const bare = /[<]|&(?!(?:amp|lt|gt|quot);)/.exec(rest + attributesOf(xml, '[a-z-]+').join(' '));
  return [...faults, ...open.map((name) => `<${name}> never ends`), ...(bare ? [`bare ${bare[0]}`] : [])];
}
