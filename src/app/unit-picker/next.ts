/** The target of Next: the flow's next step, or another page. */
export type NextStep = { readonly onClick: () => void } | { readonly href: string };
