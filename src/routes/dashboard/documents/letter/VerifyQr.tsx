import QRCode from 'qrcode';
import { verifyPath } from '#domain/documents.ts';
import * as styles from './VerifyQr.css.ts';

/** The quiet zone that QR readers need, in modules. */
const MARGIN = 4;

/** The QR code of a letter, which opens its verification page on another phone. */
export function VerifyQr({ code }: { readonly code: string }) {
  const url = new URL(verifyPath(code), window.location.origin).href;
  const { data, size } = QRCode.create(url, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data].flatMap((isDark, index) =>
    isDark ? [`M${(index % size) + MARGIN} ${Math.floor(index / size) + MARGIN}h1v1h-1z`] : [],
  );
  const side = size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label="QR code that opens the check of this letter"
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
