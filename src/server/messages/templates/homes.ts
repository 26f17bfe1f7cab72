import { formatDay, type IsoDate } from '#domain/dates.ts';
import { formatNaira, type Kobo } from '#domain/money.ts';
import type { Copy } from '../copy.ts';

interface Change {
  readonly title: string;
  readonly path: string;
  /** The value known to the user, and the current one; null if they are equal. */
  readonly price: { readonly fromKobo: Kobo; readonly toKobo: Kobo } | null;
  readonly isAvailable: boolean | null;
}

/** To a user who saved a home. */
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

interface Inspection {
  readonly reference: string;
  readonly title: string;
  readonly path: string;
  readonly day: IsoDate;
}

/**
 * To a user who asked to see a home. Contains no text of theirs, so that the form cannot be used to write to others.
 */
export const inspectionRequestedCopy = (
  productName: string,
  { reference, title, path, day }: Inspection,
): Copy => ({
  subject: `We have your request for an inspection (${reference})`,
  text:
    `Thank you for asking ${productName} to show you ${title} on ${formatDay(day)}. ` +
    `We will confirm the day and the hour by phone or email: please wait for that before you go. Your reference is ${reference}.`,
  facts: [
    ['Home', title],
    ['Day', formatDay(day)],
    ['Reference', reference],
  ],
  action: { label: 'See the home', path },
});

/**
 * To a user whose inspection does not take place.
 * @param reason why we cancelled it; null if the user did.
 */
export const inspectionCancelledCopy = (
  productName: string,
  {
    reference,
    title,
    path,
    day,
    isForSale,
    reason,
  }: Inspection & { readonly isForSale: boolean; readonly reason: string | null },
): Copy => ({
  subject: `Your inspection is cancelled (${reference})`,
  text:
    `${reason === null ? 'You have' : `${productName} has`} cancelled your inspection of ${title} on ${formatDay(day)}. ` +
    `Its reference was ${reference}.` +
    `${isForSale ? ' You can ask for another day at any time.' : ''}${reason === null ? '' : ` The reason: ${reason}`}`,
  facts: [
    ['Home', title],
    ['Day', formatDay(day)],
    ['Reference', reference],
  ],
  action: { label: 'See the home', path },
});
