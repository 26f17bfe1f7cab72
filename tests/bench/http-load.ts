import net from 'node:net';

export interface LoadOptions {
  readonly port: number;
  readonly nextPath: () => string;
  readonly clients: number;
  /** Each connection gets at least one response. */
  readonly durationSeconds: number;
}

/**
 * Responses per second over keep-alive connections, each with one request at a time. Writes HTTP by hand, because a
 * full client on the same cores would distort the measurement.
 * @throws if a response's status is not 200, or it has no content length.
 */
export async function httpLoad({ port, nextPath, clients, durationSeconds }: LoadOptions): Promise<number> {
  const startMs = performance.now();
  const endMs = startMs + durationSeconds * 1000;
  const counts = await Promise.all(Array.from({ length: clients }, () => client(port, nextPath, endMs)));
  const tookSeconds = (performance.now() - startMs) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / tookSeconds;
}

/** Sends requests until the end; reconnects if the server closes the connection after its last request. */
async function client(port: number, nextPath: () => string, endMs: number): Promise<number> {
  let answers = 0;
  do answers += await connection(port, nextPath, endMs);
  while (performance.now() < endMs);
  return answers;
}

function connection(port: number, nextPath: () => string, endMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0;
    let received: Buffer = Buffer.alloc(0);
    const socket = net.connect(port, '127.0.0.1');
    const ask = () => socket.write(`GET ${nextPath()} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    const receive = (chunk: Buffer): void => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const headEnd = received.indexOf(HEAD_END);
      if (headEnd === -1) return;
      const head = received.subarray(0, headEnd).toString('latin1');
      const size = headEnd + HEAD_END.length + lengthOf(head);
      if (received.length < size) return;
      if (!head.startsWith(OK))
        throw new Error(`The server answered ${received.subarray(0, 300).toString()}`);
      answers += 1;
      received = received.subarray(size);
      if (performance.now() < endMs && !CLOSES.test(head)) ask();
      else socket.end(() => resolve(answers));
    };
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.on('data', (chunk: Buffer) => {
      try {
        receive(chunk);
      } catch (error) {
        reject(error);
        socket.destroy();
      }
    });
  });
}

const OK = 'HTTP/1.1 200';
const HEAD_END = '\r\n\r\n';
const CLOSES = /^connection: close$/im;

/** The length of a response's body, in bytes. */
function lengthOf(head: string): number {
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length === undefined) throw new Error(`A response without its length: ${head}`);
  return Number(length);
}
