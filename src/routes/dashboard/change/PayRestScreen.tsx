import { ChangePage } from './ChangePage.tsx';

/** /dashboard/property/:name/pay-rest */
export const Component = () => <ChangePage purpose="pay-rest" />;
