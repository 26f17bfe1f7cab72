import { cover } from '@adire/flows/paths/cover';
import { sentenceOf } from '@adire/flows/paths/path';
import { walk } from '@adire/flows/paths/walk';
import { feedback, fetching, light } from './models.ts';

for (const model of [feedback, light, fetching]) {
  const { paths, gaps } = cover(model);
  for (const path of paths) console.log(sentenceOf(model, path), walk(model, path) ?? 'passed');
  console.log(gaps.join('\n'));
}
