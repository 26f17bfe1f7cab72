import { modelOf } from '@adire/flows/paths/modelOf';
import { feedbackMachine, fetchMachine, lightMachine } from './machines.ts';

const words = { event: { type: 'feedback.update', value: 'Too loud' } };
const answers = { found: { output: { name: 'Ada' } }, failed: { failure: 'no network' } };
export const feedback = modelOf(feedbackMachine, {
  facts: ({ feedback }) => feedback,
  events: { 'words typed': words },
});
export const light = modelOf(lightMachine);
export const fetching = modelOf(fetchMachine, { responses: { fetchUser: answers } });
