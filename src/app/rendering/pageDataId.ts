/** The element of a rendered page that holds what the browser continues from, as JSON. */
export const PAGE_DATA_ID = 'page-data';
