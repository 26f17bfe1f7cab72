/** Whether this document was reloaded, or opened by Back or Forward. */
export function isReloadOrBackForward(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
}
