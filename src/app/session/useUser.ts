import type { User } from '#api/calls/users.ts';
import { useSession } from './useSession.ts';

/**
 * The buyer, on pages inside `MemberArea`, which renders them once the buyer is loaded.
 * @throws outside of `MemberArea`.
 */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('useUser stands outside of MemberArea.');
  return user;
}
