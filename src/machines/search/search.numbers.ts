const ONES = (
  'one two three four five six seven eight nine ten eleven twelve ' +
  'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const NUMBER = `(?:(?:a|(${ONES.join('|')})) hundred(?: and)?(?=[ -]))?[ -]?(${TENS.join('|')})?[ -]?(${ONES.join('|')})?`;
const SAME = NUMBER.replaceAll(/\((?!\?)/g, '(?:');
/** Before its scale, or before another number that has one. */
const SCALE_FOLLOWS = String.raw`(?=(?: (?:and|to) ${SAME})? (?:millions?|mil|m|billions?|bn|thousand)\b)`;
const SPELLED_OUT = new RegExp(String.raw`(?<!\S)(?<!\bpoint )${NUMBER}${SCALE_FOLLOWS}`, 'gi');

/**
 * A text with digits in place of the amounts that are spelled out: `fifty million`, `twenty-five m`, `between twenty and
 * thirty million`, `one hundred and twenty million`. Other numbers, such as those of rooms, stay words.
 */
export const withDigits = (text: string): string =>
  text.replace(SPELLED_OUT, (spelled: string, hundreds?: string, tens?: string, ones?: string) => {
    const hundred = /hundred/i.test(spelled) ? Math.max(1, placeOf(ONES, hundreds)) * 100 : 0;
    const ten = tens === undefined ? 0 : (placeOf(TENS, tens) + 1) * 10;
    const amount = hundred + ten + placeOf(ONES, ones);
    return amount === 0 ? spelled : String(amount);
  });

/** From 1; 0 without the word. */
const placeOf = (words: readonly string[], word = ''): number => words.indexOf(word.toLowerCase()) + 1;
