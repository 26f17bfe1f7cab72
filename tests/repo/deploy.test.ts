import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import '#server/platform/db/postgres.ts';
import '#server/app.ts';
import { registry } from '#server/platform/metrics.ts';
import { readSettings, SETTINGS } from '#server/platform/settings/settings.ts';
import { ROOT } from '../../scripts/setup/root.mjs';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../../scripts/setup/server.mjs';
import { read } from './files.ts';

const operations = read('docs/operations.md');
const NAMES = Object.keys(SETTINGS);
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;

/** Names in an expression that may be metrics; leaves out functions of PromQL. */
const metricsIn = (expression: string): string[] =>
  [...expression.matchAll(/\b([a-z][a-z0-9]*(?:_[a-z0-9]+)+|jobs)\b(?=\s*[{[)]|\s*$|\s*[><=/])/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !/_(quantile|over_time)$/.test(name));

/** What is installed cannot be written, so the cache is in a folder of its own. */
const serverVariables = Object.entries({
  ...SERVER_ENVIRONMENT,
  NODE_COMPILE_CACHE: '/var/cache/property-savings',
}).map(([name, value]) => `${name}=${value}`);

const known = new Set(
  registry
    .getMetricsAsArray()
    .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]),
);

const labelled = z.object({ labelNames: z.array(z.string()) });

const alertFile = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});
const alerts = z
  .parse(alertFile, parse(read('deploy/prometheus/alerts.yml')))
  .groups.flatMap(({ rules }) => rules);

const dashboardFile = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const dashboard = z.parse(dashboardFile, JSON.parse(read('deploy/grafana/dashboard.json')));

describe('the alerts', () => {
  it.each(alerts)('$alert names metrics that exist', ({ expr }) => {
    const named = metricsIn(expr);
    if (!expr.startsWith('up{')) expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('about all requests leave out those of monitoring, which are most of them where few people come', () => {
    const counting = alerts.filter(({ expr }) => expr.includes('http_request_duration_seconds'));
    const counted = counting.flatMap(({ expr }) => [
      ...expr.matchAll(/http_request_duration_seconds\w*(\{[^}]*\})?/g),
    ]);
    const monitoring = read('src/server/operations/routes.ts').matchAll(/'(\/[a-z]+)'/g);
    const others = `route!~"${[...monitoring].map(([, route]) => route).join('|')}"`;
    expect(counted.length).toBeGreaterThan(0);
    expect(
      counted.filter(([, labels = '']) => !labels.includes(others) && !labels.includes('route="/readyz"')),
    ).toEqual([]);
  });

  it('are explained in docs/operations.md, each in a row', () => {
    expect(alerts.filter(({ alert }) => !operations.includes(`| \`${alert}\` |`))).toEqual([]);
  });
});

describe('the metrics', () => {
  it('have no label of Prometheus itself, which renames ours where it scrapes them: no alert would find it', () => {
    const labels = registry
      .getMetricsAsArray()
      .map((metric) => z.safeParse(labelled, metric).data?.labelNames ?? []);
    expect(labels.flat().length).toBeGreaterThan(0);
    expect(labels.flat().filter((label) => label === 'job' || label === 'instance')).toEqual([]);
  });

  it('are shown by a dashboard that names none that do not exist', () => {
    const named = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('of ours are all on the dashboard and in docs/operations.md', () => {
    const ours = registry
      .getMetricsAsArray()
      .map(({ name }) => name)
      .filter((name) => !/^(process|nodejs)_/.test(name));
    const shown = JSON.stringify(dashboard);
    expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
    expect(ours.filter((name) => !operations.includes(`\`${name}`))).toEqual([]);
  });
});

describe('the image', () => {
  const steps = read('deploy/Dockerfile')
    .split('\n')
    .map((line) => /^(RUN|COPY|CMD|ENV) (.*)$/.exec(line))
    .filter((step) => step !== null)
    .map(([, kind = '', rest = '']) => ({ kind, rest }));

  it('copies what exists, and runs scripts that exist', () => {
    const copied = steps
      .filter(({ kind, rest }) => kind === 'COPY' && !rest.startsWith('--from'))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
    expect(copied.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const run = steps.flatMap(({ rest }) => [...rest.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name));
    expect(run.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
  });

  it('starts the server as `npm start` does, with settings that exist', () => {
    const command: string[] = JSON.parse(steps.find(({ kind }) => kind === 'CMD')?.rest ?? '[]');
    expect(command).toEqual(['node', ...SERVER_ARGUMENTS]);
    expect(existsSync(path.join(ROOT, command.at(-1) ?? 'nothing'))).toBe(true);
    const set = steps.find(({ kind }) => kind === 'ENV')?.rest.split(' ') ?? [];
    expect(set).toEqual(expect.arrayContaining(serverVariables));
    const settings = set.filter((pair) => !serverVariables.includes(pair));
    expect(settings.map((pair) => pair.split('=')[0] ?? '').filter((name) => !(name in SETTINGS))).toEqual(
      [],
    );
  });
});

it('the service starts the server as `npm start` does', () => {
  const unit = read('deploy/property-savings@.service');
  expect(/^ExecStart=(.*)$/m.exec(unit)?.[1]).toBe(['/usr/bin/node', ...SERVER_ARGUMENTS].join(' '));
  const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '));
  expect(set).toEqual(expect.arrayContaining(serverVariables));
});

it('the example settings are those of a production server that may start', () => {
  const example = read('deploy/settings.env.example');
  const own = example.replaceAll(/replace(-with-[a-z0-9-]+)?/g, '4f9c02d1b7e8a6530c1d2e3f');
  const settings = readSettings(parseEnv(own));
  expect(settings).toMatchObject({ nodeEnv: 'production', trustProxy: true, bankProvider: 'paystack' });
});

it('the example settings set nothing that the service sets, as a file of settings wins over the unit', () => {
  const unit = read('deploy/property-savings@.service');
  const example = Object.keys(parseEnv(read('deploy/settings.env.example')));
  expect(example.filter((name) => new RegExp(`^Environment=.*\\b${name}=`, 'm').test(unit))).toEqual([]);
});

it('the placeholders of the example are rejected, each in a line that names its setting', () => {
  const placeholders = parseEnv(read('deploy/settings.env.example'));
  const named = Object.keys(placeholders).filter((name) => placeholders[name]?.includes('replace'));
  expect(named).toContain('SMTP_URL');
  expect(() => readSettings(placeholders)).toThrow(
    named
      .toSorted((one, other) => NAMES.indexOf(one) - NAMES.indexOf(other))
      .map((name) => `The setting ${name} still has the text of the example: give it a value of your own.`)
      .join('\n'),
  );
});

it('the compose file names files and profiles that exist', () => {
  const { services } = parse(read('deploy/compose.yaml'));
  expect(Object.keys(services)).toEqual(['server', 'postgres', 'proxy']);
  expect(
    existsSync(path.join(ROOT, 'deploy', services.server.build.context, services.server.build.dockerfile)),
  ).toBe(true);
  const [config = ''] = services.proxy.volumes;
  expect(existsSync(path.join(ROOT, 'deploy', config.split(':')[0]))).toBe(true);
});

const hasProgram = (name: string): boolean => spawnSync('which', [name]).status === 0;

describe.skipIf(!hasProgram('haproxy'))('HAProxy', () => {
  it.each(['web.cfg', 'postgres.cfg'])('accepts %s', (file) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'certificate-'));
    const [key, certificate, site] = ['key.pem', 'certificate.pem', 'site.pem'].map((name) =>
      path.join(folder, name),
    );
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=localhost',
        '-keyout',
        `${key}`,
        '-out',
        `${certificate}`,
      ],
      { stdio: 'ignore' },
    );
    writeFileSync(`${site}`, readFileSync(`${certificate}`, 'utf8') + readFileSync(`${key}`, 'utf8'));
    const checked = spawnSync('haproxy', ['-c', '-f', path.join(ROOT, 'deploy/haproxy', file)], {
      encoding: 'utf8',
      env: {
        ...process.env,
        HTTP_ADDRESS: '127.0.0.1:8080',
        HTTPS_ADDRESS: '127.0.0.1:8443',
        CERTIFICATE: site,
        SERVER_1: '127.0.0.1:3001',
        SERVER_2: '127.0.0.1:3002',
        PRIMARY_ADDRESS: '127.0.0.1:5000',
        FIRST_POSTGRES: '127.0.0.1:5432',
        FIRST_HOST: '127.0.0.1',
        FIRST_REST_PORT: '8008',
        SECOND_POSTGRES: '127.0.0.1:5433',
        SECOND_HOST: '127.0.0.1',
        SECOND_REST_PORT: '8009',
      },
    });
    rmSync(folder, { recursive: true });
    expect(checked.stderr).not.toMatch(/\[(ALERT|WARNING)\]/);
    expect(checked.status).toBe(0);
  });
});

it.skipIf(!hasProgram('systemd-analyze'))('systemd accepts the unit', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'unit-'));
  const unit = path.join(folder, 'property-savings@3001.service');
  // `systemd-analyze` requires that the program of the unit exists on this machine.
  writeFileSync(unit, read('deploy/property-savings@.service').replace('/usr/bin/node', process.execPath));
  const checked = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const complaints = checked.stderr.split('\n').filter((line) => line.includes('property-savings'));
  expect(complaints).toEqual([]);
});
