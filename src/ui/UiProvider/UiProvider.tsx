import { DirectionProvider } from '@radix-ui/react-direction';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { englishMessages, type UiMessages } from './messages.ts';

interface Language {
  readonly locale: string;
  readonly messages: UiMessages;
}

const LanguageContext = createContext<Language>({ locale: 'en-NG', messages: englishMessages });

export interface UiProviderProps {
  /** The reading direction. Set the same `dir` on the document. Defaults to `ltr`. */
  readonly direction?: 'ltr' | 'rtl' | undefined;
  /** BCP 47, for the names of months, days and countries. Defaults to `en-NG`. */
  readonly locale?: string | undefined;
  /** Replaces the English texts; those that you omit stay English. */
  readonly messages?: Partial<UiMessages> | undefined;
  readonly children: ReactNode;
}

/** Sets the direction and language of the components inside. Without it they are English, from left to right. */
export function UiProvider({ direction = 'ltr', locale = 'en-NG', messages, children }: UiProviderProps) {
  const language = useMemo(
    () => ({ locale, messages: { ...englishMessages, ...messages } }),
    [locale, messages],
  );
  return (
    <DirectionProvider dir={direction}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </DirectionProvider>
  );
}

/** The built-in texts of the components. */
export const useMessages = (): UiMessages => useContext(LanguageContext).messages;

/** The language of dates and names of countries. */
export const useLocale = (): string => useContext(LanguageContext).locale;
