/** `?save=` names the home that a visitor wanted to save: it goes with the address through login and verification. */
export const SAVE_PARAM = 'save';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

export function withSaveIntent({ pathname, search }: Place, propertyId: string): Place {
  const params = new URLSearchParams(search);
  params.set(SAVE_PARAM, propertyId);
  return { pathname, search: `?${params}` };
}

/** The same place once the home is saved. */
export function withoutSaveIntent({ pathname, search }: Place): Place {
  const params = new URLSearchParams(search);
  params.delete(SAVE_PARAM);
  return { pathname, search: params.size === 0 ? '' : `?${params}` };
}
