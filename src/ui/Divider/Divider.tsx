import { divider } from './Divider.css.ts';

/** A hairline between two subjects. */
export function Divider() {
  return <hr className={divider} />;
}
