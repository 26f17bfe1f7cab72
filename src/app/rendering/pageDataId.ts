/** The id of the element with a rendered page's data, as JSON. */
export const PAGE_DATA_ID = 'page-data';
