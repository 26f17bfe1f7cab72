/** Whether a name differs from a known one by one wrong, missing, added or swapped letter, or by its ending. */
export const isTypoOf = (name: string, known: string): boolean =>
  name !== known && (name.startsWith(known.slice(0, -1)) || isOneEditAway(name, known));

function isOneEditAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && `${restA[1]}${restA[0]}` === restB;
}
