/** Whether a state is in another one; every state is in the whole flow, ''. */
export const isDescendant = (id: string, holder: string): boolean =>
  id !== holder && (holder === '' || id.startsWith(`${holder}.`));

/** Whether a state is one of these, or in one of them. */
export const isWithin = (id: string, states: readonly string[]): boolean =>
  states.some((state) => id === state || isDescendant(id, state));
