import { createContext, use } from 'react';
import { DEFAULT_PAGE_SETTINGS, type PageSettings } from './pageSettings.ts';

export const PageSettingsContext = createContext<PageSettings>(DEFAULT_PAGE_SETTINGS);

export const usePageSettings = (): PageSettings => use(PageSettingsContext);

/** The product's name, as this server is set up. */
export const useProductName = (): string => usePageSettings().productName;
