import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  readonly name: string;
  readonly src?: string | null | undefined;
  /** Px. */
  readonly size?: number | undefined;
}

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
};

/** A person: picture or initials. Decoration beside the name; alone it needs a label around it. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
      aria-hidden="true"
    >
      {src ? (
        <img src={src} alt="" width={size} height={size} className={styles.picture} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
