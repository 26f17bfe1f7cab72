/** Title documents for land, the strongest first. */
export const TITLE_DOCUMENTS = [
  'certificate_of_occupancy',
  'governors_consent',
  'right_of_occupancy',
  'deed_of_assignment',
  'deed_of_sublease',
  'gazetted_excision',
] as const;
export type TitleDocument = (typeof TITLE_DOCUMENTS)[number];

export const TITLE_DOCUMENT_LABELS: Readonly<Record<TitleDocument, string>> = {
  certificate_of_occupancy: 'Certificate of Occupancy (C of O)',
  governors_consent: 'Governor’s Consent',
  right_of_occupancy: 'Right of Occupancy (R of O)',
  deed_of_assignment: 'Deed of Assignment',
  deed_of_sublease: 'Deed of Sublease',
  gazetted_excision: 'Gazetted excision',
};
