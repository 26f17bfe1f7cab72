const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

type Attributes = Readonly<Record<string, string | number | null>>;

/** An XML element. Attributes that are null are omitted. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === null ? [] : ` ${key}="${escaped(String(value))}"`))
    .join('');
  const content = children.filter(Boolean).join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

export const text = (content: string): string => escaped(content);
