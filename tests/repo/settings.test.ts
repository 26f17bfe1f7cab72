import { describe, expect, it } from 'vitest';
import { readSettings, SETTINGS } from '#server/platform/settings/settings.ts';
import { read, sourceFiles } from './files.ts';

const FOLDER = 'src/server/platform/settings/';
const files = sourceFiles().filter((file) => /^(src|scripts)\//.test(file) && !/\.test\.tsx?$/.test(file));
const textOf = (chosen: readonly string[]): string => chosen.map(read).join('\n');

/** The names of the fields of the read settings, those of their parts included. */
const fieldsOf = (settings: object): string[] =>
  Object.entries(settings).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? [name, ...fieldsOf(value)] : name,
  );

describe('the settings', () => {
  it('are each read from the environment', () => {
    const reading = textOf(files.filter((file) => file.startsWith(FOLDER)));
    // The mortgages have the same settings, each with its own prefix.
    const isRead = (name: string) =>
      reading.includes(`'${name}'`) ||
      reading.includes(`\`${name.replace(/^MORTGAGE_[A-Z]+/, '$${prefix}')}\``);
    expect(Object.keys(SETTINGS).filter((name) => !isRead(name))).toStrictEqual([]);
  });

  it('are each used by a part that is no setting itself', () => {
    const using = textOf(files.filter((file) => !file.startsWith(FOLDER)));
    const isUsed = (name: string) => new RegExp(`[.{,\\s]${name}\\b(?!\\()`).test(using);
    expect(fieldsOf(readSettings({})).filter((name) => !isUsed(name))).toStrictEqual([]);
  });
});
