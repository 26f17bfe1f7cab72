// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getScheduleFile, listContributions } from '#api/calls/contributions.ts';
import { getWallet } from '#api/calls/wallet.ts';
import { ApiError, UNKNOWN_MESSAGE } from '#api/failure.ts';
import { naira } from '#domain/money.ts';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { renderScreen, walletOf } from '#tests/fixtures/renderDashboard.tsx';
import { MakeContribution } from '../make-contribution/MakeContribution.tsx';
// Imported here because loading it on first use is slow.
import '../make-contribution/ContributionDialog.tsx';
import { Overview } from '../property/Overview.tsx';
import { Schedule } from '../property/Schedule.tsx';
import { ArrearsNotice } from './ArrearsNotice.tsx';
import { ScheduleFiles } from './ScheduleFiles.tsx';

vi.mock('#api/calls/contributions.ts');
vi.mock('#api/calls/wallet.ts');

/** Due on the 28th of each month; nine are paid, so 28 November is next. */
const contribution = contributionOf({ paid: naira(3_600_000) });

beforeEach(() => {
  vi.mocked(listContributions).mockResolvedValue([contribution]);
  vi.mocked(getWallet).mockResolvedValue(walletOf(0));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const on = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T09:00:00Z`) });

describe('late instalments', () => {
  it('are not spoken of while the next one is still ahead', () => {
    on('2026-11-28');
    renderScreen(() => <ArrearsNotice contribution={contribution} />);
    expect(screen.queryByText(/late/)).toBeNull();
  });

  it('say what does not change, what brings the plan back, and when it ends without that', () => {
    on('2027-01-03');
    renderScreen(() => <ArrearsNotice contribution={contribution} />);
    expect(screen.getByText(/^2 instalments are late\. Your unit stays yours/)).toBeDefined();
    const notice = screen.getByText(/as agreed/).textContent ?? '';
    expect(notice).toContain('Pay ₦800,000 now, and the plan ends on 28 Jan 2028 as agreed.');
    expect(notice).toContain('it ends on 28 Mar 2028.');
    expect(screen.getByRole('link', { name: 'See what helps in a hard month' }).getAttribute('href')).toBe(
      `/dashboard/property/${contribution.slug}/hard-month`,
    );
  });

  it('are due together on the plan’s overview', () => {
    on('2026-11-21');
    renderScreen(() => <Overview contribution={contributionOf({ paid: naira(2_800_000) })} />);
    expect(screen.getByText('Late since')).toBeDefined();
    expect(screen.getByText('Amount due').parentElement?.textContent).toContain('₦800,000');
  });
});

describe('the whole schedule', () => {
  it('has neither due nor late instalments while a request to leave waits', async () => {
    on('2027-01-03');
    const leaving = contributionOf({ paid: naira(3_600_000), changes: { status: 'leaving' } });
    const { user } = renderScreen(() => <Schedule contribution={leaving} />);
    await user.click(screen.getByRole('button', { name: 'See the whole schedule' }));
    expect(screen.getAllByText('Paused').length).toBeGreaterThan(0);
    expect(screen.queryByText('Late')).toBeNull();
    expect(screen.queryByText('Upcoming')).toBeNull();
  });
});

describe('several instalments', () => {
  const openCustom = async () => {
    const { user } = renderScreen(() => <MakeContribution contribution={contribution} />);
    await user.click(screen.getByRole('button', { name: 'Make Contribution' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make Contribution' }));
    await user.click(dialog.getByRole('radio', { name: /^Pay a custom amount/ }));
    const choose = (name: string) => user.click(dialog.getByRole('radio', { name }));
    return { dialog, choose };
  };

  it('are paid at once by their sum, and so is all that is left', async () => {
    on('2026-11-22');
    const { dialog, choose } = await openCustom();
    await choose('3 instalments');
    expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('1,200,000');
    expect(dialog.getByText('12 of 24 instalments')).toBeDefined();
    await choose('All that is left');
    expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('6,000,000');
  });

  it('begin with those that are late', async () => {
    on('2027-02-03');
    const { dialog, choose } = await openCustom();
    await choose('All 3 that are late');
    expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('1,200,000');
  });
});

describe('the schedule as a file', () => {
  it('is handed to the browser under the contribution’s name', async () => {
    const saved: { name: string; blob: Blob }[] = [];
    const blobs = new Map<string, Blob>();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const url = `blob:${blobs.size}`;
      if (blob instanceof Blob) blobs.set(url, blob);
      return url;
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const blob = blobs.get(this.href);
      if (blob) saved.push({ name: this.download, blob });
    });
    vi.mocked(getScheduleFile).mockResolvedValue('Home,Instalment');
    const { user } = renderScreen(() => <ScheduleFiles contribution={contribution} />);
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    expect(saved.map(({ name }) => name)).toEqual([`${contribution.slug}.csv`]);
    expect([...new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? [])].slice(0, 4)).toEqual([
      0xef,
      0xbb,
      0xbf,
      'H'.charCodeAt(0),
    ]);
    await user.click(screen.getByRole('button', { name: 'Add to your calendar' }));
    expect(vi.mocked(getScheduleFile).mock.calls).toEqual([
      [contribution.id, 'csv'],
      [contribution.id, 'ics'],
    ]);
  });

  it('says why where it cannot be had', async () => {
    vi.mocked(getScheduleFile).mockRejectedValue(new ApiError({ code: 'network_down', status: null }));
    const { user } = renderScreen(() => <ScheduleFiles contribution={contribution} />);
    await user.click(screen.getByRole('button', { name: 'Add to your calendar' }));
    expect(await screen.findByText(UNKNOWN_MESSAGE)).toBeDefined();
  });
});
