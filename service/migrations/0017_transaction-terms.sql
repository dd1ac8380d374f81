CREATE TABLE "transaction_terms" (
	"user_id" uuid NOT NULL,
	"term" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"transaction_id" uuid NOT NULL,
	CONSTRAINT "transaction_terms_user_id_term_created_at_transaction_id_pk" PRIMARY KEY("user_id","term","created_at","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "submitter_kind" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "submitter_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "submitter_name" text;--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "has_failed_checks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "transactions_user_hash" ON "transactions" USING btree ("user_id","request_hash" text_pattern_ops);--> statement-breakpoint
-- Hand-written from here on. What changes about a transaction, as terms: `terms.ts` names them, `waiting.ts` tells the same.
CREATE FUNCTION standing_terms(request transactions) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(ARRAY[
    'status:' || request.status,
    'decision:' || coalesce(verdict.decision, 'none'),
    CASE
      WHEN request.status = 'APPROVED' THEN 'waiting:execution'
      WHEN request.status <> 'PENDING' THEN NULL
      WHEN verdict.transaction_id IS NULL THEN 'waiting:verdict'
      WHEN verdict.decision = 'APPROVED' AND verdict.trusted THEN 'waiting:owner:2'
      WHEN verdict.has_failed_checks THEN 'waiting:owner:0'
      ELSE 'waiting:owner:1'
    END
  ], NULL)
  FROM (SELECT request.id) AS own LEFT JOIN (
    SELECT verdicts.transaction_id, verdicts.trusted, verdicts.has_failed_checks, approvals.decision
    FROM verdicts LEFT JOIN approvals ON approvals.transaction_id = verdicts.transaction_id AND approvals.type = 'orion'
  ) AS verdict ON verdict.transaction_id = own.id
$$;
--> statement-breakpoint
-- A trigger, because a change that some statement forgets to write down here would never be found again. Whatever a reader
-- could notice makes a new revision, a verdict too.
CREATE FUNCTION keep_standing_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  terms text[] := standing_terms(NEW);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM transaction_terms
    WHERE user_id = NEW.user_id AND created_at = NEW.created_at AND transaction_id = NEW.id
      AND term = ANY (ARRAY['status:PENDING', 'status:APPROVED', 'status:REJECTED', 'status:EXECUTED', 'status:FAILED',
        'decision:none', 'decision:APPROVED', 'decision:REJECTED', 'decision:UNDECIDED', 'waiting:verdict',
        'waiting:owner:0', 'waiting:owner:1', 'waiting:owner:2', 'waiting:execution'])
      AND term <> ALL (terms);
  END IF;
  INSERT INTO transaction_terms (user_id, term, created_at, transaction_id)
    SELECT NEW.user_id, term, NEW.created_at, NEW.id FROM unnest(terms) AS term ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER transactions_keep_terms AFTER INSERT OR UPDATE OF status, revision ON "transactions"
  FOR EACH ROW EXECUTE FUNCTION keep_standing_terms();
--> statement-breakpoint
CREATE FUNCTION drop_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM transaction_terms AS term USING gone WHERE term.user_id = gone.user_id AND term.transaction_id = gone.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER transactions_drop_terms AFTER DELETE ON "transactions" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION drop_terms();
--> statement-breakpoint
-- Rows of before. Of other submitters than keys the log has no id.
UPDATE "transactions" SET submitter_kind = 'api-key', submitter_id = made.actor ->> 'keyId',
    submitter_name = (SELECT name FROM api_keys WHERE api_keys.id::text = made.actor ->> 'keyId')
  FROM audit_log AS made
  WHERE made.transaction_id = transactions.id AND made.action = 'transaction.create' AND made.actor ? 'keyId';
--> statement-breakpoint
UPDATE "verdicts" SET has_failed_checks = true
  FROM "transactions" AS request
  WHERE request.id = verdicts.transaction_id AND request.status = 'PENDING' AND json_typeof(report) = 'object'
    AND (report -> 'results')::text ~ '"status"\s*:\s*"FAIL"';
--> statement-breakpoint
-- Null for what is no address; in lower case.
CREATE FUNCTION address_in(value json) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(substring(value::text FROM '^"(0x[0-9a-fA-F]{40})"$'))
$$;
--> statement-breakpoint
INSERT INTO transaction_terms (user_id, term, created_at, transaction_id)
  SELECT request.user_id, found.term, request.created_at, request.id
  FROM transactions AS request CROSS JOIN LATERAL (
    SELECT unnest(standing_terms(request)) AS term
    UNION SELECT 'chain:' || request.chain_id
    UNION SELECT 'agent:' || request.submitter_id
    UNION SELECT 'party:' || party FROM unnest(ARRAY[request.account, request.call_to]) AS party WHERE request.form <> 'sealed'
    UNION SELECT 'party:' || lower(called ->> 'to') FROM json_array_elements(request.action -> 'calls') AS called
    UNION SELECT 'party:' || address_in(request.action -> 'typedData' -> 'domain' -> 'verifyingContract')
    UNION (SELECT DISTINCT 'word:' || left(word, 66)
      FROM regexp_split_to_table(
        regexp_replace(lower(request.user_prompt), '([぀-ヿ㐀-鿿])', ' \1 ', 'g'), '[^[:alnum:]]+') AS word
      WHERE word <> '' LIMIT 500)
  ) AS found
  WHERE found.term IS NOT NULL
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO transaction_terms (user_id, term, created_at, transaction_id)
  SELECT DISTINCT request.user_id, found.term, request.created_at, request.id
  FROM transactions AS request
    JOIN verdicts ON verdicts.transaction_id = request.id AND json_typeof(verdicts.effects) = 'array'
    CROSS JOIN LATERAL json_array_elements(verdicts.effects) AS effect
    CROSS JOIN LATERAL (
      SELECT 'party:' || address_in(effect -> 'from') AS term
      UNION SELECT 'party:' || address_in(effect -> 'to')
      UNION SELECT 'party:' || address_in(effect -> 'spender')
      UNION SELECT named.term
      FROM unnest(ARRAY[effect -> 'gives', effect -> 'gets']) AS list
        CROSS JOIN LATERAL json_array_elements(list) AS quantity
        CROSS JOIN LATERAL (VALUES
          (CASE (quantity -> 'asset' -> 'kind')::text WHEN '"native"' THEN 'asset:native' END),
          ('asset:' || address_in(quantity -> 'asset' -> 'address')),
          ('party:' || address_in(quantity -> 'asset' -> 'address'))
        ) AS named (term)
    ) AS found
  WHERE request.form <> 'sealed' AND found.term IS NOT NULL
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
DROP FUNCTION address_in(json);
