-- Hand-written: what is generated cannot partition a table. Nobody may hold one of these tables and wait for another
-- while we do the same the other way round. We let go long before PostgreSQL looks for such circles, so that it is never
-- a request that fails.
DO $$
BEGIN
  PERFORM set_config('lock_timeout', '200ms', true);
  LOOP
    BEGIN
      LOCK TABLE transactions, transaction_terms, approvals, verdicts, request_records, agent_changes, agent_rollups,
        executions, releases, payment_uses, settlements, tee_proofs, verification_requests, spends,
        users, verification_services IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(0.1);
    END;
  END LOOP;
  PERFORM set_config('lock_timeout', '0', true);
END $$;--> statement-breakpoint
DROP FUNCTION standing_terms(transactions), agent_changes_of(approvals), agent_changes_of(verdicts);--> statement-breakpoint
CREATE SCHEMA before;--> statement-breakpoint
DO $$
DECLARE
  moved text;
BEGIN
  FOREACH moved IN ARRAY ARRAY['executions', 'releases', 'payment_uses', 'settlements', 'tee_proofs', 'verification_requests'] LOOP
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', moved, moved || '_transaction_id_transactions_id_fk');
  END LOOP;
  FOREACH moved IN ARRAY ARRAY['approvals', 'verdicts', 'request_records', 'transactions', 'transaction_terms',
      'agent_changes', 'agent_rollups'] LOOP
    EXECUTE format('ALTER TABLE %I SET SCHEMA before', moved);
  END LOOP;
END $$;--> statement-breakpoint
-- Where it is found to whom a request belongs, for whoever knows only its hash: all else is found by the owner.
CREATE TABLE "request_owners" ("request_hash" text NOT NULL, "user_id" uuid NOT NULL) PARTITION BY HASH ("request_hash");--> statement-breakpoint
CREATE TABLE "transactions" (LIKE before.transactions INCLUDING DEFAULTS) PARTITION BY HASH ("user_id");--> statement-breakpoint
CREATE TABLE "transaction_terms" (LIKE before.transaction_terms) PARTITION BY HASH ("user_id");--> statement-breakpoint
CREATE TABLE "agent_changes" (LIKE before.agent_changes INCLUDING IDENTITY) PARTITION BY HASH ("user_id");--> statement-breakpoint
CREATE TABLE "agent_rollups" (LIKE before.agent_rollups) PARTITION BY HASH ("user_id");--> statement-breakpoint
-- The owner is nobody by default, for the statements of the version before this one, which do not know the column: below.
CREATE TABLE "approvals" (LIKE before.approvals INCLUDING DEFAULTS,
  "owner_id" uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000') PARTITION BY HASH ("owner_id");--> statement-breakpoint
CREATE TABLE "verdicts" (LIKE before.verdicts INCLUDING DEFAULTS INCLUDING GENERATED,
  "owner_id" uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000') PARTITION BY HASH ("owner_id");--> statement-breakpoint
CREATE TABLE "request_records" (LIKE before.request_records INCLUDING DEFAULTS,
  "owner_id" uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000') PARTITION BY HASH ("owner_id");--> statement-breakpoint
DO $$
DECLARE
  parent text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['request_owners', 'transactions', 'transaction_terms', 'agent_changes', 'agent_rollups',
      'approvals', 'verdicts', 'request_records'] LOOP
    FOR part IN 0..3 LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS 4, REMAINDER %s)', parent || '_' || part, parent, part);
    END LOOP;
  END LOOP;
END $$;--> statement-breakpoint
INSERT INTO "request_owners" SELECT request_hash, user_id FROM before.transactions;--> statement-breakpoint
INSERT INTO "transactions" SELECT * FROM before.transactions;--> statement-breakpoint
INSERT INTO "transaction_terms" SELECT * FROM before.transaction_terms;--> statement-breakpoint
INSERT INTO "agent_changes" OVERRIDING SYSTEM VALUE SELECT * FROM before.agent_changes;--> statement-breakpoint
SELECT setval('agent_changes_id_seq', last_value, is_called) FROM before.agent_changes_id_seq;--> statement-breakpoint
INSERT INTO "agent_rollups" SELECT * FROM before.agent_rollups;--> statement-breakpoint
INSERT INTO "approvals" SELECT approval.*, request.user_id
  FROM before.approvals AS approval JOIN before.transactions AS request ON request.id = approval.transaction_id;--> statement-breakpoint
INSERT INTO "verdicts" (transaction_id, report, effects, call_hash, signature, owner_needed, owner_needed_because, report_hash,
    response_cid, decided_at, signer, effects_hash, signed_type, trusted, use_key, summary, has_failed_checks, owner_id)
  SELECT transaction_id, report, effects, call_hash, signature, owner_needed, owner_needed_because, report_hash,
    response_cid, decided_at, signer, effects_hash, signed_type, trusted, use_key, summary, has_failed_checks, request.user_id
  FROM before.verdicts JOIN before.transactions AS request ON request.id = transaction_id;--> statement-breakpoint
INSERT INTO "request_records" SELECT record.*, request.user_id
  FROM before.request_records AS record JOIN before.transactions AS request ON request.id = record.transaction_id;--> statement-breakpoint
DROP SCHEMA before CASCADE;--> statement-breakpoint
-- What is looked for comes first in each key: whoever does not know the owner finds it all the same, in every partition.
ALTER TABLE "request_owners" ADD CONSTRAINT "request_owners_pkey" PRIMARY KEY ("request_hash");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_id_user_id_pk" PRIMARY KEY ("id","user_id"),
  ADD CONSTRAINT "transactions_request_hash" UNIQUE ("request_hash","user_id"),
  ADD CONSTRAINT "transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id"),
  ADD CONSTRAINT "transactions_service_id_verification_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."verification_services"("id");--> statement-breakpoint
CREATE INDEX "transactions_user_page" ON "transactions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_user_hash" ON "transactions" USING btree ("user_id","request_hash" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "transactions_approved" ON "transactions" USING btree ("valid_until") WHERE status = 'APPROVED' AND claimed_at IS NULL;--> statement-breakpoint
CREATE INDEX "transactions_user_approved" ON "transactions" USING btree ("user_id","valid_until") WHERE status = 'APPROVED' AND claimed_at IS NULL;--> statement-breakpoint
CREATE INDEX "transactions_payload_kept" ON "transactions" USING btree ("updated_at") WHERE payload_expired_at IS NULL AND form <> 'open' AND status IN ('REJECTED', 'EXECUTED', 'FAILED');--> statement-breakpoint
ALTER TABLE "transaction_terms" ADD CONSTRAINT "transaction_terms_user_id_term_created_at_transaction_id_pk" PRIMARY KEY ("user_id","term","created_at","transaction_id");--> statement-breakpoint
ALTER TABLE "agent_changes" ADD CONSTRAINT "agent_changes_user_id_id_pk" PRIMARY KEY ("user_id","id");--> statement-breakpoint
ALTER TABLE "agent_rollups" ADD CONSTRAINT "agent_rollups_user_id_grain_start_pk" PRIMARY KEY ("user_id","grain","start");--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_id_owner_id_pk" PRIMARY KEY ("id","owner_id"),
  ADD CONSTRAINT "approvals_request" FOREIGN KEY ("transaction_id","owner_id") REFERENCES "public"."transactions"("id","user_id"),
  ADD CONSTRAINT "approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");--> statement-breakpoint
CREATE INDEX "approvals_transaction" ON "approvals" USING btree ("transaction_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_verdict" ON "approvals" USING btree ("transaction_id","owner_id") WHERE type = 'orion';--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_transaction_id_owner_id_pk" PRIMARY KEY ("transaction_id","owner_id"),
  ADD CONSTRAINT "verdicts_request" FOREIGN KEY ("transaction_id","owner_id") REFERENCES "public"."transactions"("id","user_id");--> statement-breakpoint
ALTER TABLE "request_records" ADD CONSTRAINT "request_records_transaction_id_owner_id_pk" PRIMARY KEY ("transaction_id","owner_id"),
  ADD CONSTRAINT "request_records_request" FOREIGN KEY ("transaction_id","owner_id") REFERENCES "public"."transactions"("id","user_id");--> statement-breakpoint
CREATE INDEX "request_records_unconfirmed" ON "request_records" USING btree ("submitted_at") WHERE tx_hash IS NOT NULL AND block_number IS NULL;--> statement-breakpoint
CREATE INDEX "request_records_block" ON "request_records" USING btree ("block_number");--> statement-breakpoint
CREATE INDEX "request_records_cid" ON "request_records" USING btree ("cid");--> statement-breakpoint
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['executions', 'payment_uses', 'settlements', 'tee_proofs', 'verification_requests'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN owner_id uuid', kept);
    EXECUTE format('UPDATE %I AS kept SET owner_id = request.user_id FROM transactions AS request WHERE request.id = kept.transaction_id', kept);
    EXECUTE format('ALTER TABLE %I ALTER COLUMN owner_id SET NOT NULL, ADD CONSTRAINT %I
      FOREIGN KEY (transaction_id, owner_id) REFERENCES transactions (id, user_id)', kept, kept || '_request');
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_request" FOREIGN KEY ("transaction_id","user_id") REFERENCES "public"."transactions"("id","user_id");--> statement-breakpoint
-- Beside the former key, which statements of the version before this one name.
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_of_owner" UNIQUE ("transaction_id","owner_id");--> statement-breakpoint
ALTER TABLE "tee_proofs" ADD CONSTRAINT "tee_proofs_of_owner" UNIQUE ("transaction_id","owner_id");--> statement-breakpoint
ALTER TABLE "spends" DROP CONSTRAINT "spends_transaction_id_asset_pk",
  ADD CONSTRAINT "spends_transaction_id_asset_user_id_pk" PRIMARY KEY ("transaction_id","asset","user_id");--> statement-breakpoint
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
  FROM (SELECT request.id, request.user_id) AS own LEFT JOIN (
    SELECT verdicts.owner_id, verdicts.transaction_id, verdicts.trusted, verdicts.has_failed_checks, approvals.decision
    FROM verdicts LEFT JOIN approvals ON approvals.owner_id = verdicts.owner_id
      AND approvals.transaction_id = verdicts.transaction_id AND approvals.type = 'orion'
  ) AS verdict ON verdict.owner_id = own.user_id AND verdict.transaction_id = own.id
$$;--> statement-breakpoint
CREATE TRIGGER transactions_keep_terms AFTER INSERT OR UPDATE OF status, revision ON "transactions"
  FOR EACH ROW EXECUTE FUNCTION keep_standing_terms();--> statement-breakpoint
CREATE TRIGGER transactions_count_new AFTER INSERT ON "transactions"
  FOR EACH ROW EXECUTE FUNCTION count_agent_status();--> statement-breakpoint
CREATE TRIGGER transactions_count_status AFTER UPDATE ON "transactions"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION count_agent_status();--> statement-breakpoint
-- A trigger, because a request that some statement forgets to write down here would be found by nobody. Its key is what
-- keeps one hash from belonging to two owners.
CREATE FUNCTION keep_request_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO request_owners (request_hash, user_id) VALUES (NEW.request_hash, NEW.user_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER transactions_keep_owner AFTER INSERT ON "transactions"
  FOR EACH ROW EXECUTE FUNCTION keep_request_owner();--> statement-breakpoint
CREATE OR REPLACE FUNCTION drop_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM transaction_terms AS term USING gone WHERE term.user_id = gone.user_id AND term.transaction_id = gone.id;
  DELETE FROM request_owners AS map USING gone WHERE map.request_hash = gone.request_hash;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER transactions_drop_terms AFTER DELETE ON "transactions" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION drop_terms();--> statement-breakpoint
CREATE FUNCTION agent_changes_of(verdict approvals)
  RETURNS TABLE (user_id uuid, created_at timestamptz, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT request.user_id, request.created_at, change.figure, change.amount
  FROM transactions AS request,
    greatest(extract(epoch FROM verdict.created_at - request.created_at) * 1000, 0) AS ms,
    LATERAL (VALUES
      ('verdict:' || verdict.decision, 1),
      ('decision-ms:' || floor(8 * ln((ms + 1)::float8) / ln(2::float8)), 1),
      ('confidence:sum', floor(verdict.confidence * 10000 + 0.5)::bigint),
      ('confidence:count', CASE WHEN verdict.confidence IS NOT NULL THEN 1 END)
    ) AS change (figure, amount)
  WHERE request.user_id = verdict.owner_id AND request.id = verdict.transaction_id AND change.amount IS NOT NULL
    AND (change.figure NOT LIKE 'confidence:%' OR request.form <> 'sealed')
$$;--> statement-breakpoint
CREATE FUNCTION agent_changes_of(verdict verdicts)
  RETURNS TABLE (user_id uuid, created_at timestamptz, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT request.user_id, request.created_at, 'protocol:' || verdict.protocol, 1::bigint
  FROM transactions AS request JOIN verification_services AS service ON service.id = request.service_id
  WHERE request.user_id = verdict.owner_id AND request.id = verdict.transaction_id AND request.form <> 'sealed'
    AND service.own AND verdict.protocol IS NOT NULL
$$;--> statement-breakpoint
-- Not for rows that are about to move to their owner: they come again.
CREATE TRIGGER approvals_count_verdict AFTER INSERT ON "approvals" FOR EACH ROW
  WHEN (NEW.type = 'orion' AND NEW.owner_id <> '00000000-0000-0000-0000-000000000000') EXECUTE FUNCTION count_agent_verdict();--> statement-breakpoint
CREATE TRIGGER verdicts_count_protocol AFTER INSERT ON "verdicts" FOR EACH ROW
  WHEN (NEW.protocol IS NOT NULL AND NEW.owner_id <> '00000000-0000-0000-0000-000000000000') EXECUTE FUNCTION count_agent_verdict();--> statement-breakpoint
-- From here on for the version before this one, whose instances may still be running. It names no owner: what it writes
-- gets one before its statement ends. What a row says before it is written cannot lead it to another partition, so it
-- moves there afterwards; by its name, ahead of the check of its foreign key.
CREATE FUNCTION move_to_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE %I SET owner_id = (SELECT user_id FROM transactions WHERE id = $1)
    WHERE owner_id = $2 AND transaction_id = $1', TG_ARGV[0]) USING NEW.transaction_id, NEW.owner_id;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  child text;
BEGIN
  FOREACH child IN ARRAY ARRAY['approvals', 'verdicts', 'request_records'] LOOP
    EXECUTE format('CREATE TRIGGER "0_move_to_owner" AFTER INSERT ON %I FOR EACH ROW
      WHEN (NEW.owner_id = %L) EXECUTE FUNCTION move_to_owner(%L)', child, '00000000-0000-0000-0000-000000000000', child);
  END LOOP;
END $$;--> statement-breakpoint
-- The first record of a request counts, and a second one is no error.
CREATE FUNCTION skip_second_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM request_records WHERE transaction_id = NEW.transaction_id) THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER request_records_skip_second BEFORE INSERT ON "request_records" FOR EACH ROW
  WHEN (NEW.owner_id = '00000000-0000-0000-0000-000000000000') EXECUTE FUNCTION skip_second_record();--> statement-breakpoint
CREATE FUNCTION find_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.owner_id := (SELECT user_id FROM transactions WHERE id = NEW.transaction_id);
  RETURN NEW;
END $$;--> statement-breakpoint
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['executions', 'payment_uses', 'settlements', 'tee_proofs', 'verification_requests'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON %I FOR EACH ROW WHEN (NEW.owner_id IS NULL) EXECUTE FUNCTION find_owner()',
      kept || '_find_owner', kept);
  END LOOP;
END $$;--> statement-breakpoint
ANALYZE "request_owners", "transactions", "transaction_terms", "agent_changes", "agent_rollups", "approvals", "verdicts", "request_records";
