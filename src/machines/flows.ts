import type { Flow } from '#flows/graph/flow.ts';
import { accountFlows } from './about/accounts.ts';
import { contributionFlows } from './about/contributions.ts';
import { homeFlows } from './about/homes.ts';

/** Every flow of the product, in the order in which a buyer meets them. */
export const FLOWS: readonly Flow[] = [...homeFlows, ...accountFlows, ...contributionFlows];
