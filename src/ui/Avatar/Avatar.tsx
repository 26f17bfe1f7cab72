import { UserRound } from 'lucide-react';
import { useState } from 'react';
import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  readonly name: string;
  readonly src?: string | null | undefined;
  /** In px. */
  readonly size?: number | undefined;
}

/** The initials of first and last name, normalised and by code point, so that an Ọ keeps its dot. */
const initialsOf = (name: string) => {
  const words = name.normalize('NFC').trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

/**
 * A person's picture, or the initials if there is none or it fails to load. Decoration next to the name; without the
 * name, the element around it needs a label.
 */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
      aria-hidden="true"
    >
      {src && src !== brokenSrc ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          className={styles.picture}
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        initialsOf(name) || <UserRound size={Math.round(size * 0.5)} />
      )}
    </span>
  );
}
