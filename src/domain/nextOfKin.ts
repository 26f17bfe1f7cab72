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
