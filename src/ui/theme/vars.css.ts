import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './palette.ts';
import {
  bar,
  ease,
  elevation,
  font,
  layer,
  leading,
  measure,
  motion,
  radius,
  size,
  space,
  target,
  tracking,
  weight,
} from './scale.ts';

const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace('.', '-')
    .toLowerCase();

/** Every value that a style may use. Custom properties are named by their path: `--color-ink-2`, `--space-1-5`. */
export const vars = createGlobalThemeContract(
  {
    color: light,
    space,
    radius,
    font,
    size,
    leading,
    tracking,
    weight,
    elevation: elevation.light,
    motion,
    ease,
    target,
    measure,
    bar,
    layer,
  },
  (_value, path) => path.map(kebab).join('-'),
);
