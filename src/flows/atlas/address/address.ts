/** The page that the hash of the URL selects. */
export type Address =
  | { readonly page: 'home' }
  | { readonly page: 'map' }
  /** `topic` is null for all topics. */
  | { readonly page: 'whatIf'; readonly topic: string | null }
  | { readonly page: 'flow'; readonly flow: string }
  /** `situation` is an index in the flow's situations; null selects the nearest one of the state. */
  | {
      readonly page: 'state';
      readonly flow: string;
      readonly state: string;
      readonly situation: number | null;
    }
  /** The storyboard. `situation` is an index as above; null selects the first one. */
  | { readonly page: 'board'; readonly flow: string; readonly situation: number | null }
  /** `path` counts from 1; `step` is the number of steps taken. */
  | { readonly page: 'path'; readonly flow: string; readonly path: number; readonly step: number };

/** The address of a flow or of something in it. */
export type FlowAddress = Extract<Address, { readonly flow: string }>;

/** The address of a panel next to the flow's diagram. */
export type DiagramAddress = Exclude<FlowAddress, { readonly page: 'board' }>;

/** No machine may have this id. */
const WHAT_IF = 'what-if';
const MAP = 'map';
/** No state may have this id. */
const BOARD = 'storyboard';

/**
 * Parses `#login/form.rejected`, `#login/form.rejected/4`, `#login/storyboard/4`, `#login/path/3` and
 * `#login/path/3/2`.
 */
export function addressOf(hash: string): Address {
  const [flow = '', second, third, fourth] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (flow === '') return { page: 'home' };
  if (flow === MAP) return { page: 'map' };
  if (flow === WHAT_IF) return { page: 'whatIf', topic: second || null };
  if (second === undefined || second === '') return { page: 'flow', flow };
  const number = countOf(third);
  if (second === BOARD) return { page: 'board', flow, situation: number };
  if (second === 'path' && number !== null) {
    return { page: 'path', flow, path: number, step: countOf(fourth) ?? 0 };
  }
  return { page: 'state', flow, state: second, situation: number };
}

export function hrefOf(address: Address): string {
  switch (address.page) {
    case 'home':
      return '#';
    case 'map':
      return `#${MAP}`;
    case 'whatIf':
      return address.topic === null ? `#${WHAT_IF}` : `#${WHAT_IF}/${encodeURIComponent(address.topic)}`;
    case 'flow':
      return `#${address.flow}`;
    case 'state': {
      const { flow, state, situation } = address;
      if (state === '') return `#${flow}`;
      return `#${flow}/${encodeURIComponent(state)}${situation === null ? '' : `/${situation}`}`;
    }
    case 'board': {
      const { flow, situation } = address;
      return `#${flow}/${BOARD}${situation === null ? '' : `/${situation}`}`;
    }
    case 'path': {
      const { flow, path, step } = address;
      return `#${flow}/path/${path}${step === 0 ? '' : `/${step}`}`;
    }
  }
}

/** Malformed escapes are kept as they are. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const countOf = (part: string | undefined): number | null =>
  part !== undefined && /^\d+$/.test(part) ? Number(part) : null;
