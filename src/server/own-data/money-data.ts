import { asc, desc, eq } from 'drizzle-orm';
import { DOCUMENT_FORMATS_BY_KIND, documentNumber } from '#domain/documents.ts';
import type { DocumentRow } from '../documents/issue.ts';
import type { Database } from '../platform/db/database.ts';
import { bankAccounts, wallets } from '../platform/db/schema/bank.ts';
import { contributionExits, contributionRevisions } from '../platform/db/schema/changes.ts';
import { contributions, payments } from '../platform/db/schema/contributions.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../platform/db/schema/ledger.ts';
import { mortgageMoves } from '../platform/db/schema/mortgages.ts';
import { apartments, buildings, properties } from '../platform/db/schema/properties.ts';
import { payoutAccounts, withdrawals } from '../platform/db/schema/withdrawals.ts';

/** A user's contributions, with every change, exit, mortgage and payment. Amounts are in kobo. */
export async function savingsData(db: Database, userId: string) {
  const rows = await db
    .select({
      contribution: contributions,
      title: properties.title,
      propertyCode: properties.code,
      block: buildings.number,
      floor: apartments.floor,
      unit: apartments.label,
      paidKobo: ledgerAccounts.balanceKobo,
    })
    .from(contributions)
    .innerJoin(properties, eq(properties.id, contributions.propertyId))
    .innerJoin(apartments, eq(apartments.id, contributions.apartmentId))
    .innerJoin(buildings, eq(buildings.id, apartments.buildingId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, contributions.ledgerAccountId))
    .where(eq(contributions.userId, userId))
    .orderBy(asc(contributions.createdAt));
  return {
    contributions: rows.map(({ contribution: { userId: _, ledgerAccountId: __, ...agreed }, ...home }) => ({
      ...agreed,
      ...home,
    })),
    planChanges: await db
      .select({
        contributionId: contributionRevisions.contributionId,
        number: contributionRevisions.number,
        kind: contributionRevisions.kind,
        before: contributionRevisions.before,
        after: contributionRevisions.after,
        paidKobo: contributionRevisions.paidKobo,
        createdAt: contributionRevisions.createdAt,
      })
      .from(contributionRevisions)
      .innerJoin(contributions, eq(contributions.id, contributionRevisions.contributionId))
      .where(eq(contributions.userId, userId))
      .orderBy(asc(contributionRevisions.createdAt)),
    exits: await db
      .select({
        contributionId: contributionExits.contributionId,
        status: contributionExits.status,
        reference: contributionExits.reference,
        paidKobo: contributionExits.paidKobo,
        feeKobo: contributionExits.feeKobo,
        returnedKobo: contributionExits.returnedKobo,
        requestedAt: contributionExits.requestedAt,
        decidedAt: contributionExits.decidedAt,
        reason: contributionExits.reason,
      })
      .from(contributionExits)
      .innerJoin(contributions, eq(contributions.id, contributionExits.contributionId))
      .where(eq(contributions.userId, userId))
      .orderBy(asc(contributionExits.requestedAt)),
    mortgageMoves: await db
      .select({
        contributionId: mortgageMoves.contributionId,
        number: mortgageMoves.number,
        fromState: mortgageMoves.fromState,
        toState: mortgageMoves.toState,
        reason: mortgageMoves.reason,
        movedAt: mortgageMoves.movedAt,
      })
      .from(mortgageMoves)
      .innerJoin(contributions, eq(contributions.id, mortgageMoves.contributionId))
      .where(eq(contributions.userId, userId))
      .orderBy(asc(mortgageMoves.movedAt)),
    payments: (
      await db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.createdAt))
    ).map(({ userId: _, ...payment }) => payment),
  };
}

/** A user's wallet with its account numbers and all its entries. Amounts are in kobo. */
export async function walletData(db: Database, userId: string) {
  return {
    accountNumbers: await db
      .select({
        bankName: bankAccounts.bankName,
        accountNumber: bankAccounts.accountNumber,
        accountName: bankAccounts.accountName,
        status: bankAccounts.status,
        createdAt: bankAccounts.createdAt,
        assignedAt: bankAccounts.assignedAt,
      })
      .from(bankAccounts)
      .innerJoin(wallets, eq(wallets.id, bankAccounts.walletId))
      .where(eq(wallets.userId, userId)),
    walletTransactions: await db
      .select({
        kind: ledgerTransfers.kind,
        reference: ledgerTransfers.reference,
        amountKobo: ledgerEntries.amountKobo,
        balanceAfterKobo: ledgerEntries.balanceAfterKobo,
        eventAt: ledgerEntries.eventAt,
        createdAt: ledgerEntries.createdAt,
      })
      .from(ledgerEntries)
      .innerJoin(wallets, eq(wallets.ledgerAccountId, ledgerEntries.accountId))
      .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
      .where(eq(wallets.userId, userId))
      .orderBy(asc(ledgerEntries.id)),
    payoutAccounts: await db
      .select({
        bankName: payoutAccounts.bankName,
        accountNumber: payoutAccounts.accountNumber,
        accountName: payoutAccounts.accountName,
        createdAt: payoutAccounts.createdAt,
        usedAt: payoutAccounts.usedAt,
      })
      .from(payoutAccounts)
      .where(eq(payoutAccounts.userId, userId))
      .orderBy(asc(payoutAccounts.createdAt)),
    withdrawals: await db
      .select({
        reference: withdrawals.reference,
        amountKobo: withdrawals.amountKobo,
        bankName: payoutAccounts.bankName,
        accountNumber: payoutAccounts.accountNumber,
        accountName: withdrawals.accountName,
        status: withdrawals.status,
        returnReason: withdrawals.returnReason,
        createdAt: withdrawals.createdAt,
        sentAt: withdrawals.sentAt,
        returnedAt: withdrawals.returnedAt,
      })
      .from(withdrawals)
      .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.payoutAccountId))
      .where(eq(withdrawals.userId, userId))
      .orderBy(desc(withdrawals.createdAt)),
  };
}

/** The metadata of each document in the export, next to its files. */
export const documentsData = (rows: readonly DocumentRow[]) =>
  rows.map((document) => ({
    number: documentNumber(document.kind, document.year, document.serial),
    kind: document.kind,
    contributionId: document.contributionId,
    month: document.month,
    issuedAt: document.issuedAt,
    voidedAt: document.voidedAt,
    voidReason: document.voidReason,
    files: DOCUMENT_FORMATS_BY_KIND[document.kind].map((format) => documentFileName(document, format)),
  }));

/** The path of a document's file in the export. */
export const documentFileName = (
  { kind, year, serial }: DocumentRow,
  format: (typeof DOCUMENT_FORMATS_BY_KIND)[DocumentRow['kind']][number],
): string => `documents/${documentNumber(kind, year, serial)}.${format}`;
