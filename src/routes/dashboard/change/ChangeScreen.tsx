import { ChangePage } from './ChangePage.tsx';

/** /dashboard/property/:name/change */
export const Component = () => <ChangePage purpose="change" />;
