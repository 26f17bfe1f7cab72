import { settings } from './settings.ts';

/** The product's name, as this server is set up. */
export const productName = (): string => settings().productName;
