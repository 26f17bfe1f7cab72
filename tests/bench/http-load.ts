import net from 'node:net';

export interface LoadOptions {
  readonly port: number;
  /** The path of the next request. */
  readonly nextPath: () => string;
  readonly clients: number;
  /** Each connection has at least one answer. */
  readonly durationSeconds: number;
}

/**
 * Answers a second over kept-alive connections, each with one request at a time. Speaks HTTP by hand, because a
 * whole client on the same cores would take what the server is measured by.
 * @throws when an answer is not 200, or comes without its length.
 */
export async function httpLoad({ port, nextPath, clients, durationSeconds }: LoadOptions): Promise<number> {
  const startMs = performance.now();
  const endMs = startMs + durationSeconds * 1000;
  const counts = await Promise.all(Array.from({ length: clients }, () => client(port, nextPath, endMs)));
  const tookSeconds = (performance.now() - startMs) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / tookSeconds;
}

function client(port: number, nextPath: () => string, endMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0;
    let received: Buffer = Buffer.alloc(0);
    const socket = net.connect(port, '127.0.0.1');
    const ask = () => socket.write(`GET ${nextPath()} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const size = answerSize(received);
      if (size === null || received.length < size) return;
      if (!received.subarray(0, 12).equals(OK)) {
        socket.destroy(new Error(`The server answered ${received.subarray(0, 300).toString()}`));
        return;
      }
      answers += 1;
      received = received.subarray(size);
      if (performance.now() < endMs) ask();
      else socket.end(() => resolve(answers));
    });
  });
}

const OK = Buffer.from('HTTP/1.1 200');
const HEAD_END = '\r\n\r\n';

/** The bytes of the answer, head and all; null until its head is there. */
function answerSize(received: Buffer): number | null {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd === -1) return null;
  const length = /content-length: (\d+)/i.exec(received.subarray(0, headEnd).toString())?.[1];
  if (length === undefined) throw new Error('An answer came without its length');
  return headEnd + HEAD_END.length + Number(length);
}
