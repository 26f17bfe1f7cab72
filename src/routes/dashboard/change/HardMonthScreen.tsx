import { ChangePage } from './ChangePage.tsx';

/** /dashboard/property/:name/hard-month */
export const Component = () => <ChangePage purpose="rescue" />;
