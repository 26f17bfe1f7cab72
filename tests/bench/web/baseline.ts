import http from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Elements that a page without scripts does not need. Styles, fonts and pictures stay. */
const OF_SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link[^>]*rel="(?:modulepreload|prefetch)"[^>]*>/g;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Baseline {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves the pages of a server as static HTML without their scripts, and proxies everything else. */
export async function serveBaseline(origin: string): Promise<Baseline> {
  const pages = new Map<string, Promise<Buffer>>();
  const server = http.createServer((request, response) => {
    const { url = '/' } = request;
    const isPage = (request.headers.accept ?? '').includes('text/html');
    if (!isPage) return void pass(request, response, origin + url);
    const page = pages.get(url) ?? staticPage(origin + url);
    pages.set(url, page);
    void page.then((body) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The floor has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function staticPage(url: string): Promise<Buffer> {
  const html = await (await fetch(url)).text();
  return promisify(brotliCompress)(html.replace(OF_SCRIPTS, ''), BROTLI);
}

function pass(request: http.IncomingMessage, response: http.ServerResponse, url: string): void {
  const passed = http.request(url, { method: 'GET', headers: request.headers }, (received) => {
    response.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(response);
  });
  passed.once('error', () => response.destroy());
  passed.end();
}
