import { expect, it } from 'vitest';
import { deviceName } from './clients.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Windows'],
  ['', 'Unknown device'],
  ['?', 'Unknown device'],
  ['x'.repeat(10_000), 'Unknown device'],
  // It is part of a warning to the owner, of which an attacker must not write a word.
  ['Kolo: we checked your account today. Call 08031234567/1 (Linux', 'Linux'],
  ['Kolo: send your code to 08031234567/1 x', 'Unknown device'],
  [
    'Mozilla/5.0 (Linux; U; Android 13; 2201117TG) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.127 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.7.0',
    'Miui on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 13_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Mobile/15E148 Safari/604.1 OPT/2.4.4',
    'Opera Touch on iOS',
  ],
])('%.40s… is shown as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
