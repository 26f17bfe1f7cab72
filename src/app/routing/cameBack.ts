/** Whether this document was reloaded or gone back to: its reader has been here. */
export function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
}
