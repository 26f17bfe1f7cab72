/** The product's name where the setting PRODUCT_NAME does not say otherwise. Nothing else spells it out. */
export const DEFAULT_PRODUCT_NAME = 'Kolo';
