import { describe, expect, it } from 'vitest';
import { compareHolder } from './accountHolders.ts';

const tolu = { firstName: 'Tolu', lastName: 'Adeyemi' };

describe('the holder of an account', () => {
  it.each([
    ['in the order of a bank', tolu, 'ADEYEMI TOLU'],
    ['with a middle name', tolu, 'ADEYEMI TOLU GRACE'],
    ['with a title and full stops', tolu, 'Dr. (Mrs.) Tolu Adeyemi'],
    ['without accents and dots below', { firstName: 'Ọlámidé', lastName: 'Ògúnbọ̀dé' }, 'OGUNBODE OLAMIDE'],
    ['with an apostrophe left out', { firstName: 'Ngozi', lastName: "N'Diaye" }, 'NDIAYE NGOZI'],
    ['with a hyphen as a space', { firstName: 'Ada', lastName: 'Ade-Ojo' }, 'ADE OJO ADA'],
    ['with a title for a first name', { firstName: 'Prince', lastName: 'Church' }, 'MR PRINCE CHURCH'],
    ['with the product before it', tolu, 'KOLO / TOLU ADEYEMI'],
  ])('is the buyer: %s', (_, own, holder) => {
    expect(compareHolder(own, holder)).toBe('same');
  });

  it.each([
    ['a spelling off by a letter', tolu, 'ADEYEMI TOLA'],
    ['a spelling of the surname off by a letter', tolu, 'TOLU ADEYEMY'],
    ['an initial', tolu, 'T. ADEYEMI'],
    [
      'an initial for each of two first names',
      { firstName: 'Tolu Grace Ada', lastName: 'Adeyemi' },
      'ADEYEMI T G ADA',
    ],
    ['two first names joined', { firstName: 'Ola Tunde', lastName: 'Adeyemi' }, 'OLATUNDE ADEYEMI'],
    [
      'half of a double surname, off by a letter',
      { firstName: 'Ada', lastName: 'Adewale-Ojomo' },
      'ADA OJOMA',
    ],
    [
      'a second first name that the bank lacks',
      { firstName: 'Tolu Grace', lastName: 'Adeyemi' },
      'TOLU ADEYEMI',
    ],
    ['half of a double surname', { firstName: 'Ada', lastName: 'Ade-Ojo' }, 'ADA OJO'],
    ['a hyphen joined', { firstName: 'Ada', lastName: 'Ade-Ojo' }, 'ADEOJO ADA'],
    ['a joint account', tolu, 'TOLU ADEYEMI AND BOLA ADEYEMI'],
    ['the same with a sign', tolu, 'TOLU & BOLA ADEYEMI'],
  ])('may be the buyer: %s', (_, own, holder) => {
    expect(compareHolder(own, holder)).toBe('similar');
  });

  it.each([
    ['nobody alike', tolu, 'CHIDI EXAMPLE'],
    ['a relative', tolu, 'ADEYEMI BOLA'],
    ['a namesake of another family', tolu, 'TOLU OKAFOR'],
    ['two initials', tolu, 'T A'],
    ['wrong initials', { firstName: 'Tolu Grace Ada', lastName: 'Adeyemi' }, 'ADEYEMI B C ADA'],
    ['a first name without letters', { firstName: '-', lastName: 'Adeyemi' }, 'BOLA ADEYEMI'],
    ['a surname without letters', { firstName: 'Tolu', lastName: '-' }, 'TOLU OKAFOR'],
    ['one word for both names', { firstName: 'Ade', lastName: 'Ade' }, 'ADE BELLO'],
    ['a short name off by a letter', { firstName: 'Ada', lastName: 'Obi' }, 'ADA OBA'],
    ['a short name with a letter more', { firstName: 'Ada', lastName: 'Obi' }, 'ADA OBIA'],
    ['two of many names', { firstName: 'Ada Chidi', lastName: 'Eze Example' }, 'CHIDI EXAMPLE'],
    ['a company of that name', tolu, 'TOLU ADEYEMI VENTURES'],
    ['no name at all', tolu, ''],
  ])('is not the buyer: %s', (_, own, holder) => {
    expect(compareHolder(own, holder)).toBe('different');
  });
});
