import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggable } from '../platform/http/loggable.ts';
import type { LoadedPage, LoadPage, PageRequest } from './page-renderer.ts';
import type { Template } from './template.ts';

interface PagesOptions {
  readonly template: Template;
  /** The style sheets that source files need. */
  readonly stylesOf: (files: readonly string[]) => string[];
  readonly loadPage: LoadPage | null;
  readonly settings: string;
  readonly callApi: PageRequest['callApi'];
}

/** Sends the page of a request, rendered where it can be. */
export type PageSender = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function sendPages({ template, stylesOf, loadPage, settings, callApi }: PagesOptions): PageSender {
  const sendShell = (reply: FastifyReply, status = 200): FastifyReply =>
    html(reply).code(status).header('Cache-Control', 'no-cache').send(template.shell);

  return async (request, reply) => {
    if (!loadPage) return sendShell(reply);
    try {
      const page = await loadPage({ url: request.url, settings, callApi });
      return page ? await sendRendered(reply, page) : sendShell(reply);
    } catch (error) {
      request.log.error({ err: loggable(error) }, 'a page was not rendered');
      return sendShell(reply, 503);
    }
  };

  async function sendRendered(reply: FastifyReply, page: LoadedPage): Promise<FastifyReply> {
    const markup = await page.render();
    allowStyles(reply, markup.sheet);
    return html(reply)
      .code(page.status)
      .header('Cache-Control', 'no-cache')
      .send(
        template.page({
          head: markup.head,
          root: markup.root,
          data: page.data,
          styles: stylesOf(page.files),
        }),
      );
  }
}

const html = (reply: FastifyReply): FastifyReply => reply.type('text/html; charset=utf-8');

/** The page's own style element runs by its hash; no other does. */
function allowStyles(reply: FastifyReply, sheet: string): void {
  const hash = createHash('sha256').update(sheet).digest('base64');
  const policy = String(reply.getHeader('Content-Security-Policy') ?? '');
  reply.header(
    'Content-Security-Policy',
    policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`),
  );
}
