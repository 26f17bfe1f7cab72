/** How a buyer's next of kin is related to them. */
export const KIN_RELATIONS = ['spouse', 'child', 'parent', 'sibling', 'relative', 'friend'] as const;
export type KinRelation = (typeof KIN_RELATIONS)[number];

export const KIN_RELATION_LABELS: Readonly<Record<KinRelation, string>> = {
  spouse: 'Husband or wife',
  child: 'Son or daughter',
  parent: 'Father or mother',
  sibling: 'Brother or sister',
  relative: 'Another relative',
  friend: 'Friend',
};

/** We call this number when the buyer does not answer theirs. */
export const KIN_PHONE_MESSAGE = 'Enter their own number, not yours.';

/** The same rule for a buyer's new number. */
export const PHONE_OF_KIN_MESSAGE =
  'This is the number of your next of kin. Enter your own, or change theirs first.';

export interface NamedKin {
  readonly name: string;
  readonly relation: KinRelation;
}

/** `Ngozi Eze, brother or sister` */
export const kinText = ({ name, relation }: NamedKin): string =>
  `${name}, ${KIN_RELATION_LABELS[relation].toLowerCase()}`;

/** Documents that a next of kin must bring. */
export const KIN_REQUIRED_DOCUMENTS =
  'a valid ID, proof that they are your next of kin, and the letters of administration or the probate of your will';
