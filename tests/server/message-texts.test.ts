import { expect, test } from 'vitest';
import type { MessageKind } from '#server/messages/kinds.ts';
import { renderMessage } from '#server/messages/render.ts';
import { MESSAGE_SAMPLES } from '../kit/messageSamples.ts';

const SETTINGS = { productName: 'Kolo', publicUrl: 'https://kolo.example' };
/** Five parts of an SMS that contains ₦, which is not in the GSM alphabet. */
const MAX_SMS_CHARACTERS = 5 * 67;

const samples = Object.entries(MESSAGE_SAMPLES).flatMap(([kind, copies]) =>
  copies.map((copy) => ({ kind: kind as MessageKind, copy })),
);
const render = ({ kind, copy }: (typeof samples)[number], channel: 'sms' | 'email' | 'whatsapp') =>
  renderMessage({ id: 'm', kind, channel, to: 'somebody', copy }, SETTINGS);

test.each(samples)('$kind has its complete text on every channel', (sample) => {
  for (const channel of ['sms', 'whatsapp', 'email'] as const) {
    const { text } = render(sample, channel);
    expect(text).toContain(sample.copy.text);
    expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\./);
  }
});

test.each(samples.filter(({ kind }) => kind !== 'to_support'))(
  '$kind fits into an SMS of five parts',
  (sample) => {
    expect(render(sample, 'sms').text.length).toBeLessThanOrEqual(MAX_SMS_CHARACTERS);
  },
);

test.each(samples)(
  '$kind is an email without pictures, dark where the program is, whole as text too',
  (sample) => {
    const { html = '', text, subject } = render(sample, 'email');
    expect(subject).toBe(sample.copy.subject);
    expect(html).not.toMatch(/<img|<script|url\(|undefined|NaN/);
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    for (const [name, value] of sample.copy.facts ?? []) expect(text).toContain(`${name}: ${value}`);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? '');
    for (const link of links) expect(link).toMatch(/^https:\/\/kolo\.example\//);
    if (sample.copy.action) expect(links).toContain(`https://kolo.example${sample.copy.action.path}`);
  },
);
