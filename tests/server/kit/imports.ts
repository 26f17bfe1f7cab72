/** The columns that a CSV of listings needs, and one row. */
export const CSV_HEADER = 'bedrooms,bathrooms,toilets,parking_space,title,town,state,price';
export const CSV_ROW = '4,5,5,4,Detached Duplex,Lekki,Lagos,120000000';

/** A listing in the format of a JSON file. */
export const buildJsonListing = (overrides: Record<string, unknown> = {}) => ({
  key: 'a',
  title: 'Court',
  address: 'Road, Mowe, Ogun',
  town: 'Mowe',
  state: 'Ogun',
  type: 'flat',
  price_naira: 25_000_000,
  description: 'A court.',
  blocks: [{ bedrooms: 2, bathrooms: 3, floors: 2, units_per_floor: 2 }],
  ...overrides,
});
