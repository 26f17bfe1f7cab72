/** The default of the setting PRODUCT_NAME. No other file spells out the name. */
export const DEFAULT_PRODUCT_NAME = 'Kolo';
