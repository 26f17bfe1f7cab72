export function ensureBuilt(name: 'web' | 'workshop'): Promise<void>;
