/** A machine's state as the screen's root element carries it: `form.refused`. */
export function stateName(value: string | object): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${stateName(inner)}`)
    .join(' ');
}
