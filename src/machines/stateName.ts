/**
 * A machine's state in one line, as screens carry it in `data-state`: `form.rejected`.
 * @param value of a snapshot
 */
export function stateName(value: string | object): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${stateName(inner)}`)
    .join(' ');
}
