import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { freePort, ServerProcess } from '../browser/kit/server.ts';
import { WAIT } from '../kit/wait.ts';
import { buildRegistration } from './kit/people.ts';
import { describeOnPostgres, type TestServer } from './kit/server.ts';

/** OTLP's status code of a failed span. */
const FAILED = 2;
const REGISTER = '/api/onboarding/register';

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              name: z.string(),
              status: z.object({ code: z.number() }),
              attributes: z.array(z.unknown()),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Span = z.output<typeof exported>['resourceSpans'][0]['scopeSpans'][0]['spans'][0];

describeOnPostgres('a server with a collector of traces', (open) => {
  const spans: Span[] = [];
  /** Receives the traces. As Termii it fails, so that a job of the request is retried and traced. */
  const collector = createServer(async (request, response) => {
    const isTraces = request.url === '/v1/traces';
    if (isTraces) spans.push(...spansOf(await json(request)));
    response.writeHead(isTraces ? 200 : 503, { 'content-type': 'application/json' }).end('{}');
  });
  let looking: TestServer;
  let server: ServerProcess;
  beforeAll(async () => {
    looking = await open();
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    server = new ServerProcess(await freePort(), await mkdtemp(path.join(os.tmpdir(), 'traced-')), {
      DATABASE_URL: looking.databaseUrl ?? '',
      OTEL_EXPORTER_OTLP_ENDPOINT: origin,
      SMS_PROVIDER: 'termii',
      TERMII_API_KEY: RAILS_KEYS.termii.apiKey,
      TERMII_SECRET_KEY: RAILS_KEYS.termii.secretKey,
      TERMII_BASE_URL: origin,
      TERMII_SENDER: 'Kolo',
    });
    await server.resume();
  });
  afterAll(async () => {
    await server.dispose();
    collector.close();
    await looking.close();
  });

  test('traces a request, its statements and its job together, and names nobody', async () => {
    const person = buildRegistration();
    await fetch(`${server.origin}${REGISTER}?phone=${encodeURIComponent(person.phone)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    await vi.waitFor(() => {
      const request = spans.find(({ attributes }) => JSON.stringify(attributes).includes(REGISTER));
      const trace = spans.filter(({ traceId }) => traceId === request?.traceId).map(({ name }) => name);
      expect(trace).toEqual(
        expect.arrayContaining(['insert', 'commit', 'send messages.send-code', 'process messages.send-code']),
      );
    }, WAIT);
    // A failing statement with user input in its text.
    await looking.db.execute(sql`alter table users rename column email to address`);
    const failed = await fetch(`${server.origin}/api/onboarding/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      },
      body: JSON.stringify({ identifier: person.email, password: person.password }),
    });
    expect(failed.status).toBe(500);
    await vi.waitFor(() => expect(spans.map(({ status }) => status.code)).toContain(FAILED), WAIT);
    expect(spans.map(({ traceId }) => traceId)).not.toContain('a'.repeat(32));
    const sent = JSON.stringify(spans);
    for (const personal of [person.phone, person.email, person.password, person.phone.slice(1)])
      expect(sent).not.toContain(personal);
  });
});

const spansOf = (body: unknown): Span[] =>
  z.parse(exported, body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
