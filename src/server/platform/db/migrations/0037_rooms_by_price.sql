-- Homes with some rooms in the order of their price: cheap homes have few rooms, so that in the order of all prices
-- nearly every listing is read before the first large one. Counts from the open-ended one on are one group.
CREATE INDEX properties_beds_price_idx ON properties (least(beds, 4), price_kobo, id) INCLUDE (beds, baths, type, listed_at) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE INDEX properties_baths_price_idx ON properties (least(baths, 4), price_kobo, id) INCLUDE (beds, baths, type, listed_at) WHERE withdrawn_at IS NULL;
