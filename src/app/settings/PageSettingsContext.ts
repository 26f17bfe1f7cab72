import { createContext, use } from 'react';
import { DEFAULT_PAGE_SETTINGS, type PageSettings } from './pageSettings.ts';

export const PageSettingsContext = createContext<PageSettings>(DEFAULT_PAGE_SETTINGS);

export const usePageSettings = (): PageSettings => use(PageSettingsContext);

/** The product's name, as configured on this server. */
export const useProductName = (): string => usePageSettings().productName;
