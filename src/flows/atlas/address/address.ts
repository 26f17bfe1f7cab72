/** What the atlas shows, as the address says it behind its `#`. */
export type Address =
  | { readonly page: 'home' }
  | { readonly page: 'map' }
  /** `topic` is null where all are shown. */
  | { readonly page: 'whatIf'; readonly topic: string | null }
  | { readonly page: 'flow'; readonly flow: string }
  /** `situation` is a place among the flow's situations; without it the nearest one of the state. */
  | {
      readonly page: 'state';
      readonly flow: string;
      readonly state: string;
      readonly situation: number | null;
    }
  /** The screens as they lead from one to another; `situation` as above, without it where the flow begins. */
  | { readonly page: 'board'; readonly flow: string; readonly situation: number | null }
  /** Paths are counted from 1; `step` is how many of its steps were taken. */
  | { readonly page: 'path'; readonly flow: string; readonly path: number; readonly step: number };

/** An address of a flow, or of something in it. */
export type FlowAddress = Extract<Address, { readonly flow: string }>;

/** An address beside the flow's diagram. */
export type DiagramAddress = Exclude<FlowAddress, { readonly page: 'board' }>;

/** No machine is called so. */
const WHAT_IF = 'what-if';
const MAP = 'map';
/** No state is called so. */
const BOARD = 'storyboard';

/** Reads `#login/form.rejected`, `#login/form.rejected/4`, `#login/storyboard/4`, `#login/path/3` and `#login/path/3/2`. */
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

/** An address that somebody broke is read as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const countOf = (part: string | undefined): number | null =>
  part !== undefined && /^\d+$/.test(part) ? Number(part) : null;
