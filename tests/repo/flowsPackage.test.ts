import { execFile } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environment, ROOT } from '../../scripts/setup/root.mjs';
import { read } from './files.ts';

const run = promisify(execFile);
const EXAMPLES = path.join(ROOT, 'tests/packages/flows');
/** What a project installs in addition to the package; none of it depends on this repository. */
const INSTALLED = ['xstate', 'elkjs', 'typescript', '@typescript', '@types', 'undici-types'];
const MOST_LINES = 10;

let project: string;

const inProject = async (program: string, ...parameters: string[]): Promise<string> =>
  (await run(program, parameters, { cwd: project, env: environment() })).stdout;

/** A plain project with the packed file installed as npm does it: unpacked into node_modules. */
beforeAll(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'flows-package-'));
  await run('node', ['scripts/packages/flows.ts'], { cwd: ROOT, env: environment() });
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', project], {
    cwd: path.join(ROOT, 'dist/packages/flows'),
    env: environment(),
  });
  const home = path.join(project, 'node_modules/@adire/flows');
  await mkdir(home, { recursive: true });
  await inProject('tar', 'xzf', packed.stdout.trim(), '-C', home, '--strip-components', '1');
  for (const name of INSTALLED)
    await symlink(path.join(ROOT, 'node_modules', name), path.join(project, 'node_modules', name));
  await cp(EXAMPLES, project, { recursive: true });
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }');
});

afterAll(() => rm(project, { recursive: true, force: true }));

describe('the flow kit as a package, with three machines of others', () => {
  it('draws each', async () => {
    await inProject('node', 'diagram.ts');
    const drawn = async (id: string) => readFile(path.join(project, `${id}.svg`), 'utf8');
    expect(await drawn('feedback')).toContain('data-state="thanks"');
    expect(await drawn('trafficLight')).toContain('after 1500 ms');
    expect(await drawn('fetch')).toContain('fetch user failed');
  });

  it('covers every transition of each, and walks the paths', async () => {
    const lines = (await inProject('node', 'paths.ts')).split('\n');
    const paths = lines.filter((line) => line.includes(' › '));
    expect(paths.filter((line) => !line.endsWith(' passed'))).toStrictEqual([]);
    expect(paths).toContain('Feedback › feedback bad › words typed › submit → thanks passed');
    expect(paths).toContain('Fetch › fetch › failed › retry → loading passed');
    expect(lines.filter((line) => line.startsWith('no path'))).toStrictEqual([]);
    expect(lines).toContain('nothing is seen in red.walk');
  });

  it('writes their atlas', async () => {
    await inProject('node', 'atlas.ts');
    const index = await readFile(path.join(project, 'atlas/data/index.js'), 'utf8');
    const { flows } = JSON.parse(index.slice(index.indexOf('] = ') + 4).replace(/;\s*$/, ''));
    expect(flows).toMatchObject([
      { title: 'Feedback', transitions: { none: 0 }, failed: [] },
      { title: 'Traffic light', transitions: { none: 0 }, failed: [] },
      { title: 'Fetch', transitions: { none: 0 }, failed: [] },
    ]);
    expect(await readFile(path.join(project, 'atlas/index.html'), 'utf8')).toContain('atlas.js');
    expect(await readFile(path.join(project, 'atlas/atlas.js'), 'utf8')).not.toContain('jsxDEV');
  });

  it('has types that a strict project takes', async () => {
    const options = ['--module', 'nodenext', '--target', 'es2022', '--types', 'node', '--strict', '--noEmit'];
    const files = ['diagram.ts', 'models.ts', 'paths.ts', 'atlas.ts'];
    await inProject('tsc', ...options, '--allowImportingTsExtensions', ...files);
  });

  it.each(['diagram', 'paths', 'atlas'])('needs few lines for %s, which the README shows', (name) => {
    const source = read(`tests/packages/flows/${name}.ts`);
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
    expect(read('src/flows/README.md')).toContain(`\`\`\`ts\n${source}\`\`\``);
  });

  it('shows the models of these machines in the README', () => {
    expect(read('src/flows/README.md')).toContain(
      `\`\`\`ts\n${read('tests/packages/flows/models.ts')}\`\`\``,
    );
  });

  it('carries no word of this product', async () => {
    const home = path.join(project, 'node_modules/@adire/flows');
    const words = /\b(kobo|naira|mortgage|instalment|contribution|home)s?\b/i;
    const speaking: string[] = [];
    for await (const file of glob('{graph,drawing,paths,host,site}/**/*.{js,d.ts}', { cwd: home })) {
      // The atlas's page includes the design system.
      if (file.startsWith('site/app/')) continue;
      if (words.test(await readFile(path.join(home, file), 'utf8'))) speaking.push(file);
    }
    expect(speaking).toStrictEqual([]);
  });

  it('asks for the versions that are tested here', () => {
    const own = JSON.parse(read('src/flows/package.json'));
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    expect({ ...dependencies, ...devDependencies }).toMatchObject(own.dependencies);
    const isWithin = (range: string, version: string): boolean =>
      range.startsWith('~')
        ? version.startsWith(range.slice(1, range.lastIndexOf('.') + 1))
        : version.split('.')[0] === range.slice(1).split('.')[0];
    for (const [name, range] of Object.entries<string>(own.peerDependencies))
      expect(isWithin(range, { ...dependencies, ...devDependencies }[name]), name).toBe(true);
  });
});
