CREATE TABLE "abandoned_blocks" (
	"cid" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Hand-written from here on. Whoever deletes many requests deletes their terms first, by their whole keys (`dropTerms`):
-- without, all terms of their owners are read.
CREATE OR REPLACE FUNCTION drop_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('countersign.terms_are_dropped', true) IS DISTINCT FROM 'on' THEN
    DELETE FROM transaction_terms AS term USING gone WHERE term.user_id = gone.user_id AND term.transaction_id = gone.id;
  END IF;
  DELETE FROM request_owners AS map USING gone WHERE map.request_hash = gone.request_hash;
  RETURN NULL;
END $$;
