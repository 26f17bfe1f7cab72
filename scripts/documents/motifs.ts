const SYMBOL = /<symbol id="m-(\w+)"[^>]*>(.*?)<\/symbol>/gs;
const STROKE = /<path d="([^"]+)" fill="none"/;
const DOTS = /<path d="([^"]+)" fill="currentColor"/;
/** The compound, which is drawn in lit squares only. */
const LIT = 'agbole';

/** The design system's motifs as a server module, because the server imports nothing of the design system. */
export function motifsModule(sprite: string): string {
  const symbols = Array.from(sprite.matchAll(SYMBOL), ([, name = '', paths = '']) => ({ name, paths }));
  const motifs = symbols.map(({ name, paths }) => {
    const stroke = STROKE.exec(paths)?.[1] ?? '';
    const dots = DOTS.exec(paths)?.[1] ?? '';
    return `  ${name}: {\n    stroke: '${stroke}',\n    dots: '${dots}',\n  },`;
  });
  const fillers = symbols.filter(({ name }) => name !== LIT);
  return [
    '// Made by `npm run documents:assets` from src/ui/Cloth/sprite.svg.',
    '/** The motifs of the cloth in a square of 100: lines, and dots that are filled. */',
    `export const MOTIFS = {\n${motifs.join('\n')}\n} as const;`,
    '',
    '/** The motifs of squares that are not lit, in the order in which the cloth repeats them. */',
    `export const FILLERS = [${fillers.map(({ name }) => `'${name}'`).join(', ')}] as const;`,
    '',
  ].join('\n');
}
