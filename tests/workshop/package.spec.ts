import { execFile } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import fastifyStatic from '@fastify/static';
import { expect, test } from '@playwright/test';
import fastify from 'fastify';
import { environment, ROOT } from '../../scripts/setup/root.mjs';

/**
 * The design system as its users get it: a plain Vite application installs the packed file and uses nothing else of
 * this repository.
 */

const run = promisify(execFile);
const APPLICATION = path.join(ROOT, 'tests/packages/ui');
const BRAND = path.join(ROOT, 'src/ui/.storybook/brand.css');
/** What the application itself installs, in addition to the package and its dependencies. */
const INSTALLED = ['react', 'react-dom', 'vite', 'typescript', '@types/react', '@types/react-dom', 'csstype'];

/** About ten times the usual duration. */
const BUILT_WITHIN_MS = 120_000;

let project: string;
const home = (): string => path.join(project, 'node_modules/@adire/ui');
const inProject = (program: string, ...parameters: string[]) =>
  run(program, parameters, { cwd: project, env: environment() });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  project = await mkdtemp(path.join(os.tmpdir(), 'ui-package-'));
  await run('node', ['scripts/packages/ui.ts'], { cwd: ROOT, env: environment() });
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', project], {
    cwd: path.join(ROOT, 'dist/packages/ui'),
    env: environment(),
  });
  await mkdir(home(), { recursive: true });
  await inProject('tar', 'xzf', packed.stdout.trim(), '-C', home(), '--strip-components', '1');
  const { dependencies }: { dependencies: Record<string, string> } = await manifest();
  for (const name of [...INSTALLED, ...Object.keys(dependencies)]) {
    const to = path.join(project, 'node_modules', name);
    await mkdir(path.dirname(to), { recursive: true });
    await symlink(path.join(ROOT, 'node_modules', name), to);
  }
  await cp(APPLICATION, project, { recursive: true });
  await cp(BRAND, path.join(project, 'brand.css'));
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }');
});

test.afterAll(() => rm(project, { recursive: true, force: true }));

const manifest = async () => JSON.parse(await readFile(path.join(home(), 'package.json'), 'utf8'));

/** A process of Node may rarely hang in its own shutdown (nodejs/node#54918); by then its output is complete. */
async function built(): Promise<void> {
  const options = {
    cwd: project,
    env: environment(),
    timeout: BUILT_WITHIN_MS,
    killSignal: 'SIGKILL',
  } as const;
  await run('vite', ['build', '--logLevel', 'warn'], options).catch((error: unknown) => {
    if (!(error instanceof Error && 'killed' in error && error.killed)) throw error;
  });
}

test('Vite builds the application, and its page works in a browser', async ({ page }) => {
  test.slow();
  await built();
  // Connections that the browser opened in advance would keep the server open.
  const server = fastify({ forceCloseConnections: true });
  await server.register(fastifyStatic, { root: path.join(project, 'dist') });
  server.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    if (!response.ok()) problems.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(await server.listen({ host: '127.0.0.1', port: 0 }));
    const button = page.getByRole('button', { name: 'Commander' });
    await expect(button).toBeVisible();
    // The brand's colour and corners; without the package's own styles, a button would have neither.
    await expect(button).toHaveCSS('background-color', 'oklch(0.42 0.16 285)');
    await expect(button).toHaveCSS('border-radius', '4px');
    await expect(page.getByRole('heading', { name: 'Commande' })).toHaveCSS('font-family', 'Georgia, serif');
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
    await page.getByRole('slider', { name: 'Cartons' }).press('ArrowRight');
    await expect(page.getByText('4 cartons')).toBeVisible();
    // Lazily loaded parts include their styles.
    await page.getByRole('button', { name: 'Choisir une date' }).click();
    await expect(page.getByRole('grid', { name: 'novembre 2026' })).toBeVisible();
    const chosen = page.getByRole('button', { name: /^lundi 23 novembre 2026/ });
    await expect(chosen).toHaveCSS('background-color', 'oklch(0.42 0.16 285)');
    await page.getByRole('button', { name: 'Mois suivant' }).click();
    await expect(page.getByRole('grid', { name: 'décembre 2026' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Country code/ }).click();
    await expect(page.getByRole('option', { name: /Allemagne/ })).toBeVisible();
    expect(problems).toStrictEqual([]);
  } finally {
    await server.close();
  }
});

test('its types hold in a strict project that checks those of its packages too', async () => {
  test.slow();
  const options = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022'];
  const strict = [
    '--jsx',
    'react-jsx',
    '--types',
    'vite/client',
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    'false',
  ];
  await inProject('tsc', ...options, ...strict, 'main.tsx');
});

test('the modules name every package that they import, and the styles none', async () => {
  const { dependencies, peerDependencies } = await manifest();
  const named = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
  const used = new Set<string>();
  for await (const file of glob('**/*.js', { cwd: home() })) {
    const source = await readFile(path.join(home(), file), 'utf8');
    expect(source, file).not.toMatch(/jsxDEV|\.css['"]/);
    for (const [, name = ''] of source.matchAll(/(?:from |import\()"((?:@[\w-]+\/)?[\w-][\w.-]*)/g))
      used.add(name);
  }
  expect([...used].filter((name) => !named.has(name))).toStrictEqual([]);
  expect(named).toContain('react-dom');
});

test('the README shows this application', async () => {
  const readme = await readFile(path.join(ROOT, 'src/ui/README.md'), 'utf8');
  for (const [file, language] of [
    [path.join(APPLICATION, 'main.tsx'), 'tsx'],
    [BRAND, 'css'],
  ] as const) {
    const source = await readFile(file, 'utf8');
    expect(readme).toContain(`\`\`\`${language}\n${source}\`\`\``);
  }
});
