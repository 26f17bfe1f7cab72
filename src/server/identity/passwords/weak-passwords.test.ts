import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { weakPasswordReason } from './weak-passwords.ts';

const OWN_WORDS = ['Ada', 'Obi', 'ada.obi@paystack.com', '+2348031234567', 'Ajo'];
const EASY = 'That password is easy to guess. Please choose another.';
const OWN = 'That password is made of your name, email, phone number or our name. Please choose another.';

it('asks for eight characters first', () => {
  expect(weakPasswordReason('xk29f!q', [])).toBe('Password should be at least 8 characters');
});

describe('passwords that attackers try first', () => {
  it.each(
    [
      'samantha jonathan zaq12wsx asdf1234 chelseafc password password1! p@ssw0rd2024 nigeria1960 jesusjesus iloveyou',
      '12345678 87654321 abcdefgh qwertyuiop aaaaaaaa abcabcabc abababab Password123 Password1 P@ssw0rd Passw0rd!',
      'qwerty123 qwerty12345 1q2w3e4r 1qaz2wsx qazwsxedc zxcvbnm1 asdfghjkl letmein1 welcome1 welcome123 admin123',
      'princess1 sunshine1 football1 baseball superman1 trustno1 starwars michael1 jennifer charlie1 michelle',
      'liverpool arsenal123 barcelona manchester arsenal1 liverpool1 chelsea1 manutd99 emmanuel emmanuel1 blessing1',
      'favour123 godisgood Jesus123 jesuschrist godbless christ123 iloveyou2 loveyou1 11111111 00000000 123123123',
      '147258369 987654321 abcd1234 abc12345 a1b2c3d4 computer internet whatever mypassword changeme test1234',
      'naija123 Lagos123 oluwaseun tolulope chukwuma chinedu1 damilola1 babatunde mohammed1 ibrahim1 fatima123',
      'samantha1 jonathan1 victoria elizabeth1 patricia benjamin nicholas1 alexander1 christopher',
    ].flatMap((line) => line.split(' ')),
  )('%s is rejected', (password) => {
    expect(weakPasswordReason(password, [])).toBe(EASY);
  });

  it('every fiftieth of the list of common passwords is rejected', () => {
    const accepted = dictionary['passwords-common']
      .map(String)
      .filter((password) => password.length >= 8)
      .filter((_, rank) => rank % 50 === 0)
      .filter((password) => weakPasswordReason(password, []) === null);
    expect(accepted).toEqual([]);
  });
});

describe('a password derived from the user or the product', () => {
  it.each([
    ...[
      'AdaObi123',
      'adaobi2024!',
      'Obi-Ada-99',
      'ada.obi@paystack.com',
      'adaobi@paystack',
      'paystack1',
      'Ada12345',
    ],
    ...[
      '08031234567',
      '2348031234567',
      '+2348031234567',
      '31234567',
      'obi1234567',
      'Kolo1234',
      'Kolo2026!',
      'kolokolo',
    ],
    ...['Ajo-2026', 'ADAOBIADAOBI', 'adapassword'],
  ])('%s is rejected', (password) => {
    expect(weakPasswordReason(password, OWN_WORDS)).toBe(OWN);
  });

  it('is accepted for other users', () => {
    expect(weakPasswordReason('adaobi2024!', [])).toBeNull();
  });
});

it.each([
  'mango-danfo-42',
  'my lagos kitchen',
  'tr0ub4dor&3',
  'correct horse battery',
  'lantern-okada-77',
  'umbrella-kettle-9',
  'a long enough secret',
  'kolobus-lantern-river',
  'ada likes green okro',
])('%s is accepted', (password) => {
  expect(weakPasswordReason(password, OWN_WORDS)).toBeNull();
});

it('ignores characters after the first 32', () => {
  expect(weakPasswordReason(`${'password'.repeat(4)}lantern-okada-77`, OWN_WORDS)).not.toBeNull();
});
