import { formatNaira, type Kobo } from '#domain/money.ts';
import type { Copy } from '../copy.ts';

interface Change {
  readonly title: string;
  readonly path: string;
  /** What the person knew, and what holds now; null where it is the same. */
  readonly price: { readonly fromKobo: Kobo; readonly toKobo: Kobo } | null;
  readonly isAvailable: boolean | null;
}

/** To a person who saved a home. */
export const savedHomeChangedCopy = ({ title, path, price, isAvailable }: Change): Copy => {
  const sentences = [
    price && `Its price went from ${formatNaira(price.fromKobo)} to ${formatNaira(price.toKobo)}.`,
    isAvailable === true && 'It has units that you can choose again.',
    isAvailable === false && 'All of its units are taken now.',
  ].filter((sentence) => typeof sentence === 'string');
  return {
    subject: `${title}, which you saved, has changed`,
    text: `There is news of ${title}, which you saved. ${sentences.join(' ')}`,
    action: { label: 'See the home', path },
  };
};
