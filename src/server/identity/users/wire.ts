import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { user } from '#api/contract/users.ts';
import { mediaUrl } from '../../platform/media/urls.ts';
import type { UserRow } from './store.ts';

/** A user as shown to that user. */
export const toWireUser = (row: UserRow): Camel<z.input<typeof user>> => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  phoneVerified: row.phoneVerifiedAt !== null,
  emailVerified: row.emailVerifiedAt !== null,
  pendingEmail: row.pendingEmail,
  pendingPhone: row.pendingPhone,
  roles: row.roles,
  picture: row.pictureName && mediaUrl(row.pictureName),
  dateOfBirth: row.dateOfBirth,
  employmentStatus: row.employmentStatus,
  nextOfKin: kinOf(row),
});

const kinOf = ({ kinName: name, kinRelation: relation, kinPhone: phone }: UserRow) =>
  name === null || relation === null || phone === null ? null : { name, relation, phone };
