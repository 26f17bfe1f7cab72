import { light } from '../theme/palette.ts';
import { font } from '../theme/scale.ts';
import { paintCloth } from './paintCloth.ts';

export interface CardText {
  /** The product's name. */
  readonly brand: string;
  readonly heading: string;
  readonly text: string;
  readonly note: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 84;
const COLUMNS = 9;
const ROWS = 6;
const CLOTH_HEIGHT = (WIDTH / COLUMNS) * ROWS;
const HEADING = `700 84px ${font.head}`;
const TEXT = `500 44px ${font.text}`;
const NOTE = `400 34px ${font.text}`;
const BRAND = `700 44px ${font.head}`;

/**
 * Paints a picture to share: the cloth with the card's text below. At 1080 × 1350 px, phones show it uncropped.
 * @throws TypeError if the motifs failed to load; Error if the browser cannot create the picture.
 */
export async function paintCard({ brand, heading, text, note }: CardText): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas');
  // Loading rejects for a fallback font that this device does not have; the other fonts are loaded in any case.
  await Promise.allSettled([HEADING, TEXT, NOTE].map((each) => document.fonts.load(each, heading + text)));
  context.fillStyle = light.deep;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  await paintCloth(context, { columns: COLUMNS, rows: ROWS, lit: { column: 4, row: 2 }, width: WIDTH });
  context.textBaseline = 'top';
  let top = CLOTH_HEIGHT + 64;
  top = write(context, heading, { font: HEADING, color: light.onDeep, top, leading: 92 }) + 16;
  top = write(context, text, { font: TEXT, color: light.onDeep, top, leading: 60 }) + 20;
  write(context, note, { font: NOTE, color: light.onDeep2, top, leading: 46 });
  paintMark(context, MARGIN, HEIGHT - MARGIN - 48);
  context.font = BRAND;
  context.fillStyle = light.onDeep;
  context.fillText(brand, MARGIN + 72, HEIGHT - MARGIN - 46);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture')))),
  );
}

interface Lines {
  readonly font: string;
  readonly color: string;
  readonly top: number;
  readonly leading: number;
}

/** Writes a wrapped text. Returns the top of the next line, in pixels. */
function write(context: CanvasRenderingContext2D, text: string, { font: face, color, top, leading }: Lines) {
  context.font = face;
  context.fillStyle = color;
  let line = '';
  let y = top;
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > WIDTH - 2 * MARGIN) {
      context.fillText(line, MARGIN, y);
      y += leading;
      line = word;
    } else line = longer;
  }
  context.fillText(line, MARGIN, y);
  return y + leading;
}

/** The savings box seen from above, as in the logo. */
function paintMark(context: CanvasRenderingContext2D, x: number, y: number): void {
  const box = (left: number, size: { width: number; height: number }, radius: number, offsetY = left) => {
    context.beginPath();
    context.roundRect(x + left, y + offsetY, size.width, size.height, radius);
  };
  context.strokeStyle = light.onDeep;
  context.lineWidth = 5;
  box(2.5, { width: 43, height: 43 }, 11);
  context.stroke();
  context.fillStyle = light.onDeep;
  box(12.5, { width: 23, height: 23 }, 5);
  context.fill();
  context.fillStyle = light.gold;
  box(17.5, { width: 13, height: 4.5 }, 2, 21.75);
  context.fill();
}
