import path from 'node:path';
import type { AtlasRule } from '#flows/atlas/data/atlas.ts';
import type { FlowGraph } from '#flows/graph/graph.ts';
import { rulesOf } from '#flows/site/atlasFlow.ts';
import { FLOWS, graphOf } from '#machines/flows.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { verifyOtpMachine } from '#machines/verifyOtp/verifyOtp.machine.ts';
import { makeAtlas } from '../make.ts';
import { resultFiles } from '../walks.ts';
import { writeSampleResults } from './album.ts';

/**
 * `npx node tests/atlas/kit/build.ts FOLDER` builds an atlas of two real flows in FOLDER/site, with sample results instead
 * of walks, compared with an older login that has other texts and final states.
 */
const [, , folder = ''] = process.argv;
const kept = path.join(folder, 'kept');

/** The login before it distinguished unverified buyers and offered a way back. */
function otherLogin(): FlowGraph {
  const graph = graphOf(loginMachine);
  const [first] = graph.transitions;
  if (!first) throw new Error('Logging in has no transitions.');
  return {
    ...graph,
    states: graph.states
      .filter(({ id }) => id !== 'unverified')
      .map((state) => (state.id === 'submitting' ? { ...state, description: 'The server thinks.' } : state)),
    transitions: [
      ...graph.transitions.filter(({ targets }) => !targets.includes('unverified')),
      {
        ...first,
        id: 'submitting|form.left|0',
        source: 'submitting',
        eventType: 'form.left',
        event: 'form.left',
      },
    ],
  };
}

const SESSION = 'A session lasts';

function rulesNow(id: string): AtlasRule[] {
  const flow = FLOWS.find(({ machine }) => machine.id === id);
  return flow ? rulesOf(graphOf(flow.machine), flow.rules) : [];
}

await writeSampleResults(kept);
await makeAtlas({
  only: ['login', 'verifyOtp'],
  withServer: true,
  kept,
  to: path.join(folder, 'site'),
  before: {
    comparison: { with: { commit: 'abc1234', date: '2026-11-20', subject: 'Logging in' } },
    graphs: new Map([otherLogin(), graphOf(verifyOtpMachine)].map((graph) => [graph.id, graph])),
    rules: new Map([
      [
        'login',
        rulesNow('login').map((rule) => (rule.label === SESSION ? { ...rule, value: '2 hours' } : rule)),
      ],
      ['verifyOtp', rulesNow('verifyOtp')],
    ]),
  },
  past: { folder: resultFiles(kept).album },
});
