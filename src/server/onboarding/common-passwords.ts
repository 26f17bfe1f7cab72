/** Beginnings that lead the published lists of leaked passwords; what follows them is a number or a mark. */
const COMMON_WORDS = [
  'password|passw0rd|p@ssw0rd|p@ssword|pa55word|passcode|letmein|welcome|admin|administrator|iloveyou|loveyou',
  'qwerty|qwertyui|qwertyuiop|asdfghjk|asdfghjkl|zxcvbnm|1q2w3e4r|1qaz2wsx|qazwsxedc|q1w2e3r4|abcd|abc',
  'sunshine|princess|football|baseball|superman|batman|dragon|monkey|shadow|master|charlie|michael|jennifer',
  'liverpool|arsenal|chelsea|barcelona|manchester|jesus|blessing|blessed|godisgood|jesuschrist|jehovah|emmanuel',
  'nigeria|naija|lagos|abuja|mypassword|secret|changeme|default|computer|internet|whatever|trustno|starwars|hello',
].flatMap((line) => line.split('|'));

const COMMON = new RegExp(`^(${COMMON_WORDS.join('|')})+[\\d!@#$.*_-]*$`);
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const ONE_PART_REPEATED = /^(.{1,3})\1+.?$/;

/** Whether a password, in lower case, is among those that are tried first. */
export const isCommonPassword = (password: string): boolean =>
  COMMON.test(password) || ONE_PART_REPEATED.test(password) || ROWS.some((row) => isAlong(row, password));

const isAlong = (row: string, password: string): boolean =>
  row.repeat(2).includes(password) || [...row].reverse().join('').repeat(2).includes(password);
