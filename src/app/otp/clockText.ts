const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** `01:47`; from an hour on `1:00:00`. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = `${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
  return minutes < 60 ? rest : `${Math.floor(minutes / 60)}:${rest}`;
}
