import { writeAtlas } from '@adire/flows/site/writeAtlas';
import { feedback, fetching, light } from './models.ts';

const made = { commit: '1f0c2d3', subject: 'Add the traffic light', date: '2026-11-22' };
await writeAtlas('atlas', [feedback, light, fetching], made);
