-- The checks after two weeks and a month are new: those that were sent by a release without them have none due.
UPDATE "withdrawals" SET "next_try_at" = "sent_at" + interval '14 days'
	WHERE "status" = 'sent' AND "next_try_at" IS NULL AND "sent_at" > now() - interval '30 days';
