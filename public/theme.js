// The theme that was chosen on this device, before the first paint. See src/app/shell/theme.ts.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the page follows the device.
}
