import { BASE32_ALPHABET } from './base32.ts';
import type { Target } from './plans/plans.ts';

/** Documents issued to a buyer: once, numbered and immutable. */
export const DOCUMENT_KINDS = ['letter', 'receipt', 'statement', 'terms'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_TITLES: Readonly<Record<DocumentKind, string>> = {
  letter: 'Allocation letter',
  receipt: 'Receipt',
  statement: 'Statement',
  terms: 'Terms as agreed',
};

/** Download formats; every document has a PDF. */
export const DOCUMENT_FORMATS = ['pdf', 'csv'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];
export const DOCUMENT_FORMATS_BY_KIND: Readonly<Record<DocumentKind, readonly DocumentFormat[]>> = {
  letter: ['pdf'],
  receipt: ['pdf'],
  statement: ['pdf', 'csv'],
  terms: ['pdf'],
};

const NUMBER_PREFIXES: Readonly<Record<DocumentKind, string>> = {
  letter: 'AL',
  receipt: 'RC',
  statement: 'ST',
  terms: 'TA',
};
const NUMBER_DIGITS = 6;

/** `AL-2026-000012`: the twelfth allocation letter of a year. Numbers of a kind and year have no gaps. */
export const documentNumber = (kind: DocumentKind, year: number, serial: number): string =>
  `${NUMBER_PREFIXES[kind]}-${year}-${String(serial).padStart(NUMBER_DIGITS, '0')}`;

const NUMBER = new RegExp(
  `^(?:NO)?(?:${Object.values(NUMBER_PREFIXES).join('|')})\\d{4}\\d{${NUMBER_DIGITS},}$`,
);

/** Whether a text is the number of a document, which is at its top: `No. RC-2026-000012`. */
export const isDocumentNumber = (typed: string): boolean => NUMBER.test(lettersAndDigits(typed));

const lettersAndDigits = (typed: string): string => typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** 80 bits, so that a document's code cannot be guessed. */
export const CODE_LENGTH = 16;
export const CODE_PATTERN = `^[${BASE32_ALPHABET}]{${CODE_LENGTH}}$`;
const CODE = new RegExp(CODE_PATTERN);

/**
 * Parses a typed document code in upper or lower case, with or without dashes and what surrounds it in a sentence, O
 * for 0. Null for anything else.
 */
export function parseDocumentCode(typed: string): string | null {
  const code = lettersAndDigits(typed).replaceAll('O', '0').replace(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

/** `7K2M-9QX4-TBWD-3F6H`, for display. Also accepts an already formatted code. */
export const formatDocumentCode = (code: string): string =>
  code.replaceAll('-', '').match(/.{4}/g)?.join('-') ?? code;

/** The address where anyone can verify a document. */
export const verifyPath = (code: string): string => `/verify/${formatDocumentCode(code)}`;

/** The target that brings the allocation letter: the first, on Plan A the only one. */
export const letterTarget = <Goal extends Pick<Target, 'name'>>(targets: readonly Goal[]): Goal | undefined =>
  targets[0];

/** The address of a contribution's allocation letter. */
export const letterPath = (contributionSlug: string): string =>
  `/dashboard/property/${contributionSlug}?letter=open`;
