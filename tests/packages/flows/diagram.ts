import { writeFile } from 'node:fs/promises';
import { layout } from '@adire/flows/drawing/layout';
import { svg } from '@adire/flows/drawing/svg';
import { flowGraph } from '@adire/flows/graph/graph';
import { feedbackMachine, fetchMachine, lightMachine } from './machines.ts';

for (const machine of [feedbackMachine, lightMachine, fetchMachine]) {
  await writeFile(`${machine.id}.svg`, svg(await layout(flowGraph(machine))));
}
