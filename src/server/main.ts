import './light-imports.ts';

// Only what is imported from here on is imported lightly.
await import('./start.ts');
