CREATE TABLE "agent_changes" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "agent_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone NOT NULL,
	"figure" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "agent_changes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "agent_rollups" (
	"user_id" uuid NOT NULL,
	"grain" text NOT NULL,
	"start" timestamp (3) with time zone NOT NULL,
	"amounts" jsonb NOT NULL,
	CONSTRAINT "agent_rollups_user_id_grain_start_pk" PRIMARY KEY("user_id","grain","start")
);
--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "protocol" text GENERATED ALWAYS AS (CASE json_typeof(report) WHEN 'object' THEN substring((report -> 'protocol')::text FROM '^"([a-z0-9][a-z0-9-]{0,63})"$') END) STORED;--> statement-breakpoint
CREATE INDEX "transactions_user_approved" ON "transactions" USING btree ("user_id","valid_until") WHERE status = 'APPROVED';--> statement-breakpoint
-- Hand-written from here on. The sums of two objects, figure by figure.
CREATE FUNCTION add_amounts(one jsonb, other jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(summed.key, summed.amount), '{}') FROM (
    SELECT key, sum(value::bigint) AS amount
    FROM (SELECT * FROM jsonb_each_text(one) UNION ALL SELECT * FROM jsonb_each_text(other)) AS figures
    GROUP BY key HAVING sum(value::bigint) <> 0
  ) AS summed
$$;
--> statement-breakpoint
-- Triggers, because a change of status that some statement forgets to count is never found again.
CREATE FUNCTION count_agent_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO agent_changes (user_id, created_at, figure, amount)
      VALUES (OLD.user_id, OLD.created_at, 'status:' || OLD.status, -1);
  END IF;
  INSERT INTO agent_changes (user_id, created_at, figure, amount)
    VALUES (NEW.user_id, NEW.created_at, 'status:' || NEW.status, 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER transactions_count_new AFTER INSERT ON "transactions"
  FOR EACH ROW EXECUTE FUNCTION count_agent_status();
--> statement-breakpoint
CREATE TRIGGER transactions_count_status AFTER UPDATE ON "transactions"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION count_agent_status();
--> statement-breakpoint
-- What a verdict adds. Eight cells to each doubling of the time plus 1 ms; figures.ts reads them. Of a sealed request the
-- confidence is not counted: the mean of one is the one.
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
  WHERE request.id = verdict.transaction_id AND change.amount IS NOT NULL
    AND (change.figure NOT LIKE 'confidence:%' OR request.form <> 'sealed')
$$;
--> statement-breakpoint
CREATE FUNCTION count_agent_verdict() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO agent_changes (user_id, created_at, figure, amount) SELECT * FROM agent_changes_of(NEW);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER approvals_count_verdict AFTER INSERT ON "approvals"
  FOR EACH ROW WHEN (NEW.type = 'orion') EXECUTE FUNCTION count_agent_verdict();
--> statement-breakpoint
-- Only the names that the operator's own arbiter gives: others could invent any number of them. Nothing of sealed requests.
CREATE FUNCTION agent_changes_of(verdict verdicts)
  RETURNS TABLE (user_id uuid, created_at timestamptz, figure text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT request.user_id, request.created_at, 'protocol:' || verdict.protocol, 1::bigint
  FROM transactions AS request JOIN verification_services AS service ON service.id = request.service_id
  WHERE request.id = verdict.transaction_id AND request.form <> 'sealed' AND service.own AND verdict.protocol IS NOT NULL
$$;
--> statement-breakpoint
CREATE TRIGGER verdicts_count_protocol AFTER INSERT ON "verdicts"
  FOR EACH ROW WHEN (NEW.protocol IS NOT NULL) EXECUTE FUNCTION count_agent_verdict();
--> statement-breakpoint
-- Rows of before, by the hour: the first run of the job folds them. The triggers hold off writers until this is committed.
INSERT INTO agent_changes (user_id, created_at, figure, amount)
  SELECT change.user_id, date_trunc('hour', change.created_at, 'UTC'), change.figure, sum(change.amount)
  FROM (
    SELECT user_id, created_at, 'status:' || status AS figure, 1 AS amount FROM transactions
    UNION ALL SELECT change.* FROM approvals, agent_changes_of(approvals) AS change WHERE approvals.type = 'orion'
    UNION ALL SELECT change.* FROM verdicts, agent_changes_of(verdicts) AS change WHERE verdicts.protocol IS NOT NULL
  ) AS change
  GROUP BY 1, 2, 3;
