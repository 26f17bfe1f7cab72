import { createContext } from 'react';

/** Whether an `AppShell` around the component has the document's `main`. */
export const InsideMain = createContext(false);
