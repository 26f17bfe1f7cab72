import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Page } from '@playwright/test';
import fastify from 'fastify';

/** The workshop that `npm run ui:build` built from the working tree. */
export const WORKSHOP = fileURLToPath(new URL('../../../dist/ui', import.meta.url));

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Story {
  readonly id: string;
  /** The component's name. */
  readonly title: string;
  readonly name: string;
  /** The story's file, such as `./src/ui/Button/Button.stories.tsx`. */
  readonly importPath: string;
}

interface Index {
  readonly entries: Readonly<Record<string, Story & { readonly type: 'story' | 'docs' }>>;
}

/** Every story of a built workshop. */
export function storiesOf(folder = WORKSHOP): readonly Story[] {
  const { entries }: Index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Serves a built workshop on a free port of this machine. */
export async function serveWorkshop(folder = WORKSHOP): Promise<{
  readonly origin: string;
  readonly close: () => Promise<void>;
}> {
  // An open page keeps its connections open.
  const server = fastify({ forceCloseConnections: true });
  await server.register(fastifyStatic, { root: folder });
  // Chromium requests it on its own.
  server.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => server.close() };
}

/** Disables Storybook's own run of axe after each story, because the tests run axe themselves. */
const GLOBALS = 'a11y.manual:!true';

/**
 * Opens a story alone, waits for its fonts and stops all motion; on a page that shows another story, without a reload.
 */
export async function openStory(page: Page, origin: string, { id }: Story, theme: Theme): Promise<void> {
  if (page.url().startsWith(`${origin}/iframe.html`)) await page.evaluate(turnTo, id);
  else await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${GLOBALS}`);
  await page.waitForFunction(isAtRest, id);
  await setTheme(page, theme);
  await page.evaluate(() => document.fonts.ready);
}

export const setTheme = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

declare global {
  /** The parts of Storybook's page that the tests use. */
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: unknown): void };
    readonly __STORYBOOK_PREVIEW__?: {
      readonly currentRender?: { readonly id: string; readonly phase?: string };
    };
  }
}

/** Runs in the page: switches to another story without a reload. */
function turnTo(storyId: string): void {
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page. Leaving a story before it has settled makes Storybook load the whole page again. */
function isAtRest(storyId: string): boolean {
  const { id, phase = '' } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  return id === storyId && ['finished', 'errored'].includes(phase);
}
