import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Page } from '@playwright/test';
import fastify from 'fastify';

const FOLDER = fileURLToPath(new URL('../../../dist/ui', import.meta.url));

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Story {
  readonly id: string;
  /** The component's name. */
  readonly title: string;
  readonly name: string;
}

interface Index {
  readonly entries: Readonly<Record<string, Story & { readonly type: 'story' | 'docs' }>>;
}

/** Every story of the built workshop: `npm run ui:build` makes it. */
export function storiesOf(): readonly Story[] {
  const { entries }: Index = JSON.parse(readFileSync(`${FOLDER}/index.json`, 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Serves the built workshop on a free port of this machine. */
export async function serveWorkshop(): Promise<{
  readonly origin: string;
  readonly close: () => Promise<void>;
}> {
  const server = fastify();
  await server.register(fastifyStatic, { root: FOLDER });
  // Chromium asks for it on its own.
  server.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => server.close() };
}

/** Opens a story alone, fonts loaded and all motion at rest. */
export async function openStory(page: Page, origin: string, { id }: Story, theme: Theme): Promise<void> {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
  await page.locator('body.sb-show-main #storybook-root > *, body.sb-show-errordisplay').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}
