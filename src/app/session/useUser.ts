import type { User } from '#api/calls/users.ts';
import { useSession } from './useSession.ts';

/** The buyer, on pages that `MemberArea` guards: it waits until the buyer is known. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('useUser stands outside of MemberArea.');
  return user;
}
