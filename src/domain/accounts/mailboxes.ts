/**
 * The mailbox that an email address leads to, to count by: what follows a plus sign is the owner's own tag (RFC 5233),
 * so that anybody could make up any number of addresses of one mailbox.
 */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');
