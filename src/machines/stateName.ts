/**
 * A machine's state in one line, as in the `data-state` of screens: `form.rejected`.
 * @param value the value of a snapshot
 */
export function stateName(value: string | object): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${stateName(inner)}`)
    .join(' ');
}
