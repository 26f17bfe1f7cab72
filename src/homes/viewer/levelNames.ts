export const levelName = (level: number): string => (level === 0 ? 'Ground floor' : `Floor ${level}`);
