import { afterAll, beforeAll, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { createListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { agreement, contribute, createBuyer, deposit } from './kit.ts';

describeOnDatabase('the schedule as a file', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let id: string;
  beforeAll(async () => {
    server = await open();
    buyer = await createBuyer(server);
    const listing = await createListing(server.db, { title: '=Ile Ayo Court' });
    ({ id } = await contribute(server.app, buyer, agreement(listing)));
    await deposit(server, buyer, naira(312_500));
  });
  afterAll(() => server.close());

  const download = (file: string, headers = buyer.headers) =>
    server.app.inject({ url: `/api/contributions/${id}/schedule.${file}`, headers });

  test('is a calendar in Nigeria’s time, with an alarm before each instalment that is left', async () => {
    const { body, headers, statusCode } = await download('ics');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    const events = body.split('BEGIN:VEVENT').slice(1);
    expect(events).toHaveLength(24);
    expect(events[0]).toContain(`UID:${id}-instalment-1\r\n`);
    expect(events[0]).toContain('SUMMARY:Paid ₦312\\,500');
    expect(events[0]).not.toContain('BEGIN:VALARM');
    expect(events[1]).toContain('SUMMARY:Pay ₦312\\,500');
    expect(events[1]).toMatch(/DTSTART;TZID=Africa\/Lagos:\d{8}T090000\r\n/);
    expect(events[1]).toMatch(/DTSTAMP:\d{8}T\d{6}Z\r\n/);
    expect(events[1]).toContain('TRIGGER:-P3D\r\n');
    expect(body.match(/BEGIN:VALARM/g)).toHaveLength(23);
    expect(body).toContain('BEGIN:VTIMEZONE\r\nTZID:Africa/Lagos\r\n');
  });

  test('keeps the identity of each instalment in a later file, which replaces the earlier one', async () => {
    const earlier = (await download('ics')).body;
    server.clock.advance(3_600_000);
    const later = (await download('ics')).body;
    expect(later.match(/^UID:.*$/gm)).toEqual(earlier.match(/^UID:.*$/gm));
    const sequenceOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    expect(sequenceOf(later)).toBeGreaterThan(sequenceOf(earlier));
  });

  test('is a spreadsheet whose cells are text and amounts, never formulas', async () => {
    const { body, headers } = await download('csv');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
    expect(headers['cache-control']).toBe('no-store');
    const [head, first, second] = body.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Home,Instalment,Due on,Amount (NGN),Paid (NGN),Left (NGN),Status');
    expect(first).toMatch(/^"?'=Ile Ayo Court.*,Month 1,\d{4}-\d\d-\d\d,312500\.00,312500\.00,0\.00,paid$/);
    expect(second).toMatch(/,Month 2,\d{4}-\d\d-\d\d,312500\.00,0\.00,312500\.00,due$/);
  });

  test('is for its owner alone', async () => {
    const other = await createBuyer(server);
    expect((await download('ics', other.headers)).json()).toMatchObject({ code: 'not_yours' });
    expect((await server.app.inject({ url: `/api/contributions/${id}/schedule.csv` })).statusCode).toBe(401);
    expect((await download('pdf')).statusCode).toBe(404);
  });
});
