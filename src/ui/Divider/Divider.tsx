import { divider } from './Divider.css.ts';

/** A thin line between two subjects. */
export function Divider() {
  return <hr className={divider} />;
}
