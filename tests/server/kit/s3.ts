import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Settings } from '#server/platform/media/s3.ts';
import { SIGNATURE_FAULTS, signatureFault } from './signature-v4.ts';

/** The only account of s3rver, which does not check signatures; they are checked before it. */
const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'eu-west-1' } as const;

export interface TestS3 {
  readonly settings: S3Settings;
  /** Responds to the next requests with these statuses. */
  readonly failNext: (...statuses: number[]) => void;
  /** Stops the server, as in an outage. */
  stop(): Promise<void>;
}

/** An S3-compatible server with one bucket, which checks every signature. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 's3-test-'));
  const bucket = 'pictures';
  const behind = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await behind.run();
  const failures: number[] = [];
  const front = http.createServer(async (request, response) => {
    const body = await buffer(request);
    const failure = failures.shift();
    if (failure !== undefined) {
      response.writeHead(failure).end();
      return;
    }
    const fault = signatureFault(request, body, ACCOUNT);
    if (fault) {
      const body = request.method === 'HEAD' ? '' : `<Error><Code>${fault}</Code></Error>`;
      response.writeHead(SIGNATURE_FAULTS[fault], { 'content-type': 'application/xml' }).end(body);
      return;
    }
    const { url, method, headers } = request;
    const passed = http.request({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.end(body);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port: frontPort } = front.address() as AddressInfo;
  return {
    settings: { ...ACCOUNT, endpoint: `http://127.0.0.1:${frontPort}`, bucket, isPathStyle: true },
    failNext: (...statuses) => failures.push(...statuses),
    async stop() {
      if (!front.listening) return;
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await behind.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
