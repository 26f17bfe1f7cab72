import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { REDAN_PATTERN, REGISTRATION_PATTERN } from '#domain/listings/companies.ts';
import { MILESTONE_STATUSES, PROPERTY_TYPES, UNIT_STATUSES } from '#domain/listings/listings.ts';
import { TITLE_DOCUMENTS } from '#domain/listings/titleDocuments.ts';
import { amountKobo, calendarDay, createdAt, id, isOneOf, matches, moment } from './columns.ts';
import { users } from './users.ts';

export const agents = pgTable('agents', {
  id: id(),
  name: text().notNull(),
  company: text().notNull(),
  phone: text(),
  /** E.164; null if the agent does not use WhatsApp. */
  whatsapp: text(),
  email: text(),
});

export const properties = pgTable(
  'properties',
  {
    id: id(),
    /** The listing's key in the imported file, so that importing a file again changes nothing. */
    sourceKey: text().notNull().unique('properties_source_key'),
    /** Shown to people, like `LAG-0007`. */
    code: text().notNull(),
    title: text().notNull(),
    address: text().notNull(),
    town: text().notNull(),
    state: text().notNull(),
    description: text().notNull(),
    type: text({ enum: PROPERTY_TYPES }).notNull(),
    priceKobo: amountKobo().notNull(),
    beds: integer().notNull(),
    baths: integer().notNull(),
    /** Updated by a trigger on apartments. */
    unitsAvailable: integer().notNull().default(0),
    unitsTotal: integer().notNull().default(0),
    buildingsCount: integer().notNull().default(0),
    amenities: text().array().notNull().default(sql`'{}'::text[]`),
    agentId: uuid().references(() => agents.id),
    titleDocument: text({ enum: TITLE_DOCUMENTS }),
    developerName: text(),
    developerRegistration: text(),
    developerRedan: text(),
    /** The past or expected completion date. */
    completesOn: calendarDay(),
    listedAt: moment().notNull(),
    createdAt: createdAt(),
    /** When the content of its page last changed, pictures and milestones included. Updated by triggers. */
    updatedAt: createdAt(),
    /** Null while it is on sale. */
    withdrawnAt: moment(),
  },
  (table) => [
    check('properties_price_positive', sql`${table.priceKobo} > 0`),
    check('properties_type_known', isOneOf(table.type, PROPERTY_TYPES)),
    check('properties_rooms_positive', sql`${table.beds} > 0 and ${table.baths} >= 0`),
    check('properties_withdrawn_after_creation', sql`${table.withdrawnAt} >= ${table.createdAt}`),
    check('properties_title_document_known', isOneOf(table.titleDocument, TITLE_DOCUMENTS)),
    check(
      'properties_developer_named',
      sql`${table.developerName} is not null or (${table.developerRegistration} is null and ${table.developerRedan} is null)`,
    ),
    check('properties_registration_form', matches(table.developerRegistration, REGISTRATION_PATTERN)),
    check('properties_redan_form', matches(table.developerRedan, REDAN_PATTERN)),
    check('properties_units_counted', sql`${table.unitsAvailable} between 0 and ${table.unitsTotal}`),
  ],
);

export const buildings = pgTable(
  'buildings',
  {
    id: id(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** From 1: `Block 1`. */
    number: integer().notNull(),
    bedroomCount: integer().notNull(),
    bathroomCount: integer().notNull(),
    floorCount: integer().notNull(),
  },
  (table) => [
    uniqueIndex('buildings_property_number_key').on(table.propertyId, table.number),
    check(
      'buildings_counts_positive',
      sql`${table.number} > 0 and ${table.bedroomCount} > 0 and ${table.floorCount} > 0`,
    ),
  ],
);

/** A unit that one buyer can own; `apartment` is the API's term. */
export const apartments = pgTable(
  'apartments',
  {
    id: id(),
    buildingId: uuid()
      .notNull()
      .references(() => buildings.id, { onDelete: 'cascade' }),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** Like `U1`, numbered per floor. */
    label: text().notNull(),
    /** 0 is the ground floor. */
    floor: integer().notNull(),
    status: text({ enum: UNIT_STATUSES }).notNull().default('available'),
  },
  (table) => [
    uniqueIndex('apartments_building_floor_label_key').on(table.buildingId, table.floor, table.label),
    index('apartments_property_idx').on(table.propertyId),
    check('apartments_floor_not_negative', sql`${table.floor} >= 0`),
    check('apartments_status_known', isOneOf(table.status, UNIT_STATUSES)),
  ],
);

export const propertyImages = pgTable(
  'property_images',
  {
    id: id(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    url: text().notNull(),
    alt: text().notNull(),
  },
  (table) => [uniqueIndex('property_images_position_key').on(table.propertyId, table.position)],
);

export const milestones = pgTable(
  'milestones',
  {
    id: id(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    date: calendarDay().notNull(),
    status: text({ enum: MILESTONE_STATUSES }).notNull(),
  },
  (table) => [
    uniqueIndex('milestones_position_key').on(table.propertyId, table.position),
    check('milestones_status_known', isOneOf(table.status, MILESTONE_STATUSES)),
  ],
);

export const milestoneImages = pgTable(
  'milestone_images',
  {
    id: id(),
    milestoneId: uuid()
      .notNull()
      .references(() => milestones.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    url: text().notNull(),
    alt: text().notNull(),
  },
  (table) => [uniqueIndex('milestone_images_position_key').on(table.milestoneId, table.position)],
);

/** Dated photographs of the building site. The listing's pictures are in `property_images`. */
export const sitePhotographs = pgTable(
  'site_photographs',
  {
    id: id(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    takenOn: calendarDay().notNull(),
    url: text().notNull(),
    alt: text().notNull(),
  },
  (table) => [uniqueIndex('site_photographs_position_key').on(table.propertyId, table.position)],
);

export const savedProperties = pgTable(
  'saved_properties',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    savedAt: createdAt(),
    /** The price and availability when the user saved the home or was last notified; null until the first comparison. */
    knownPriceKobo: amountKobo(),
    wasAvailable: boolean(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.propertyId] })],
);
