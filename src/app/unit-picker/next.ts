/** Where Next leads: on in the flow, or to another page. */
export type NextStep = { readonly onClick: () => void } | { readonly href: string };
