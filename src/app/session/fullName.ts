import type { User } from '#api/calls/users.ts';

export const fullName = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`;
