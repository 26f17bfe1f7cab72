import { expect, it } from 'vitest';
import { withDiagram } from '../../scripts/architecture/diagram.ts';
import { MAY_IMPORT } from '../../scripts/architecture/zones.ts';
import { read, sourceFiles } from './files.ts';

const document = read('docs/architecture.md');

it('docs/architecture.md shows the modules as the imports have them: `npm run docs:architecture` draws them', () => {
  expect(document).toBe(withDiagram(document, sourceFiles()));
});

it.each(Object.keys(MAY_IMPORT))('docs/architecture.md names the zone %s', (zone) => {
  expect(document).toContain(`\`${zone}\``);
});
