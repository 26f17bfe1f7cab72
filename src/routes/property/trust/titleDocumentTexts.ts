import type { TitleDocument } from '#domain/listings/titleDocuments.ts';

interface TitleDocumentText {
  /** Its meaning for the buyer, in two sentences. */
  readonly meaning: string;
  /** What to request from the seller, and where to check it. */
  readonly askFor: readonly string[];
}

export const TITLE_DOCUMENT_TEXTS: Readonly<Record<TitleDocument, TitleDocumentText>> = {
  certificate_of_occupancy: {
    meaning:
      'The state has granted this land to its holder for a long term and has issued a certificate for it. It is the strongest title that a home can have.',
    askFor: [
      'a copy of the certificate, with its number, page and volume',
      'a search at the state’s Lands Registry that finds the same owner and no charge on it',
      'the survey plan that the certificate names',
    ],
  },
  governors_consent: {
    meaning:
      'The land had a Certificate of Occupancy, was sold on, and the Governor has approved that sale. The consent makes the later owner’s title complete.',
    askFor: [
      'the deed that carries the Governor’s consent, stamped and registered',
      'the Certificate of Occupancy that it goes back to',
      'a search at the state’s Lands Registry under the number of the deed',
    ],
  },
  right_of_occupancy: {
    meaning:
      'The government has allocated the land and named its holder, and the certificate may still follow. It is common in Abuja and in the north, and the holder pays ground rent.',
    askFor: [
      'the letter of the Right of Occupancy and its acceptance',
      'receipts of the ground rent up to this year',
      'a search at the land registry or AGIS, and how far the certificate is',
    ],
  },
  deed_of_assignment: {
    meaning:
      'The earlier owner has handed the land over by a deed. It shows who sold to whom, and is only as good as the title that the earlier owner had.',
    askFor: [
      'the deed, signed by both sides and stamped',
      'the title of the seller: a certificate, a consent or an excision',
      'when the Governor’s consent is applied for, and who pays for it',
    ],
  },
  deed_of_sublease: {
    meaning:
      'One company holds the estate under its own title and leases each home to its buyer for the rest of the term. The head title decides how long that is.',
    askFor: [
      'the head title of the estate, and how many years of it remain',
      'the form of the sublease, with its service charge and rules',
      'whether the Governor’s consent to the sublease is in the price',
    ],
  },
  gazetted_excision: {
    meaning:
      'The government has released this land to the community that owned it, and has published that in its gazette. The developer bought it from the community, and a certificate can be applied for.',
    askFor: [
      'the gazette with the page that names the community and its area',
      'a survey whose coordinates the Surveyor-General’s office has charted within the excision',
      'the deed between the community and the developer',
    ],
  },
};
