/** The state of a transaction whose approval has expired; every reader needs it. */
const isOver = `(t.status = 'APPROVED' AND t.claimed_at IS NULL AND t.valid_until <= statement_timestamp())`;
const current = `
  CASE WHEN ${isOver} THEN 'REJECTED' ELSE t.status END AS status,
  CASE WHEN ${isOver} THEN 'expired' ELSE t.status_reason END AS status_reason,
  CASE WHEN ${isOver} THEN t.revision + 1 ELSE t.revision END AS revision,
  CASE WHEN ${isOver} THEN t.valid_until ELSE t.updated_at END AS updated_at,
  t.valid_until, t.claimed_at, t.executed_late, t.waiting_since`;

const standing = `
  t.id, t.request_hash, t.user_id, t.account, t.chain_id, t.form, t.execution, t.created_at, ${current},
  v.transaction_id IS NOT NULL AS is_judged, r.sealed_at,
  x.status AS release_status, x.channel, x.claimed_at AS release_claimed_at, x.reference, x.reason, x.tx_hash`;
/** Everything that belongs to a transaction at most once. */
const joined = `
  LEFT JOIN releases x ON x.transaction_id = t.id
  LEFT JOIN verdicts v ON v.transaction_id = t.id AND v.owner_id = t.user_id
  LEFT JOIN request_records r ON r.transaction_id = t.id AND r.owner_id = t.user_id`;

/** Owners without a choice trust the operator's own service. */
const trusted = `coalesce(s.trusted_services, ARRAY(SELECT id FROM verification_services WHERE own ORDER BY id LIMIT 1))`;

/** Hand-written versions of the service's statements: they read and write the same rows, each once. */
export const statements = {
  countHits: `
    INSERT INTO rate_limits AS old (key, hits, ends_at)
    SELECT key, count(*), date_trunc('milliseconds', now()) + interval '60 s'
    FROM unnest($1::text[]) AS new (key) GROUP BY key ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN old.ends_at <= now() THEN excluded.hits ELSE old.hits + excluded.hits END,
      ends_at = CASE WHEN old.ends_at <= now() THEN excluded.ends_at ELSE old.ends_at END
    RETURNING key, hits, extract(epoch FROM ends_at - now()) * 1000 AS ends_in_ms`,
  listSigningKeys: 'SELECT kid, public_jwk FROM signing_keys',
  findKeys: `
    SELECT k.*, u.address FROM api_keys k LEFT JOIN users u ON u.id = k.user_id
    WHERE k.hash = ANY($1::bytea[]) AND k.active AND (k.expires_at IS NULL OR k.expires_at > now())`,
  findSession: `
    SELECT u.frozen_at FROM refresh_families f JOIN users u ON u.id = f.user_id
    WHERE f.id = $1 AND f.user_id = $2 AND f.revoked_at IS NULL`,
  findUser: 'SELECT * FROM users WHERE address = $1',
  readSettings: `
    SELECT s.*, ${trusted} AS trusted, (SELECT u.frozen_at FROM users u WHERE u.id = s.user_id) AS frozen_at, coalesce(
      (SELECT q.provider FROM attached_quorums a JOIN wallet_quorums q ON q.id = a.wallet_quorum_id
        WHERE a.user_id = s.user_id ORDER BY a.type = 'execution' DESC LIMIT 1),
      CASE WHEN EXISTS (SELECT FROM custody_integrations c
        WHERE c.user_id = s.user_id AND c.type = 'execution' AND c.activated_at IS NOT NULL) THEN 'custody' END,
      'none') AS wallet_provider
    FROM settings s WHERE s.user_id = $1`,
  readCircumstances: `
    SELECT s.execution_type, ${trusted} AS trusted, own.id AS service_id,
      EXISTS (SELECT FROM users u WHERE u.id = s.user_id AND u.address = $2
        AND (u.account_chain_id IS NULL OR u.account_chain_id = $3)) AS is_own_account
    FROM settings s, (SELECT id FROM verification_services
      WHERE own AND active AND pgp_public_key IS NOT NULL ORDER BY id LIMIT 1) AS own
    WHERE s.user_id = $1`,
  findFrozenAt: 'SELECT frozen_at FROM users WHERE id = $1',
  lockFreeze: 'SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))',
  insertTransaction: `
    WITH terms AS (
      INSERT INTO transaction_terms (user_id, term, created_at, transaction_id)
      SELECT $3::uuid, term, now(), $1::uuid FROM unnest($17::text[]) AS term ON CONFLICT DO NOTHING
    )
    INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
      user_prompt, call_to, call_value, call_data, payload_bytes, submitter_kind, submitter_id, submitter_name, execution)
    VALUES ($1, $2, $3, $4, $5, $6, 'standard', $7, $8, $9, $10, $11, $12, $13, 'api-key', $14, $15, $16)
    RETURNING status, status_reason, revision, updated_at, valid_until, claimed_at, executed_late, waiting_since, created_at`,
  insertJob: `
    INSERT INTO jobs.job_common (name, data, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay,
      retry_backoff, retry_delay_max, policy, heartbeat_seconds)
    VALUES ('seal-request', $1, 300, 604800, now() + interval '14 days', 10000, 5, true, 3600, 'standard', 20)`,
  insertAudit: 'INSERT INTO audit_log (actor, action, user_id, transaction_id, detail) VALUES ($1, $2, $3, $4, $5)',
  spendBytes: `
    INSERT INTO byte_quotas AS old (subject, bytes, ends_at)
    SELECT subject, $2::bigint, now() + interval '1 day'
    FROM unnest($1::text[]) WITH ORDINALITY AS new (subject, place) ORDER BY place
    ON CONFLICT (subject) DO UPDATE SET
      bytes = CASE WHEN old.ends_at <= now() THEN 0 ELSE old.bytes END + excluded.bytes,
      ends_at = CASE WHEN old.ends_at <= now() THEN excluded.ends_at ELSE old.ends_at END
    WHERE CASE WHEN old.ends_at <= now() THEN 0 ELSE old.bytes END + excluded.bytes <= 1e12
    RETURNING subject`,
  notify: `SELECT pg_notify('floor', $1)`,
  findState: `
    SELECT ${standing}, u.address FROM transactions t JOIN users u ON u.id = t.user_id ${joined}
    WHERE t.request_hash = $1 AND t.user_id = (SELECT user_id FROM request_owners WHERE request_hash = $1)`,
  findStandings: `
    SELECT s.*, a.id AS approval_id, a.decision, a.type, a.confidence, a.analysis, a.user_id AS approver_id,
      a.created_at AS decided_at
    FROM unnest($1::text[]) AS given (hash)
      CROSS JOIN LATERAL (
        SELECT ${standing}, u.address, v.owner_needed, v.owner_needed_because
        FROM transactions t JOIN users u ON u.id = t.user_id ${joined}
        WHERE t.request_hash = given.hash
          AND t.user_id = (SELECT user_id FROM request_owners WHERE request_hash = given.hash)
        LIMIT 1
      ) AS s
      LEFT JOIN LATERAL (
        SELECT * FROM approvals WHERE transaction_id = s.id AND owner_id = s.user_id ORDER BY revision DESC
      ) AS a ON true`,
  findPage: `
    SELECT id, user_id, created_at, (coalesce(octet_length(user_prompt), 0) + coalesce(octet_length(call_data), 0)
      + coalesce(octet_length(action::text), 0)
      + coalesce((SELECT sum(octet_length(a.analysis)) FROM approvals a
        WHERE a.transaction_id = transactions.id AND a.owner_id = transactions.user_id), 0))::int
    FROM transactions WHERE user_id = (SELECT id FROM users WHERE address = $1)
    ORDER BY created_at DESC, id DESC LIMIT 51`,
  listApprovals:
    'SELECT * FROM approvals WHERE transaction_id = ANY($1::uuid[]) AND owner_id = $2 ORDER BY revision DESC',
  listTransactions: `
    SELECT ${standing}, t.user_prompt, t.call_to, t.call_value, t.call_data, t.action, t.submitter_kind, t.submitter_id,
      t.submitter_name, v.summary, coalesce(v.has_failed_checks, false) AS has_failed_checks, r.cid
    FROM transactions t JOIN unnest($1::uuid[]) AS given (id) ON t.id = given.id ${joined}
    WHERE t.user_id = $2`,
  lockTransaction: 'SELECT id FROM transactions WHERE id = $1 AND user_id = $2 FOR UPDATE',
  findDecided: `
    SELECT ${current}, v.owner_needed, v.effects, v.trusted, v.use_key, a.id AS approval_id, a.decision, a.type,
      a.key_id, a.user_id AS approver_id
    FROM transactions t LEFT JOIN verdicts v ON v.transaction_id = t.id AND v.owner_id = t.user_id
      LEFT JOIN approvals a ON a.transaction_id = t.id AND a.owner_id = t.user_id
    WHERE t.id = $1 AND t.user_id = $2 ORDER BY a.revision DESC`,
  lockUser: 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE',
  insertApproval: `
    INSERT INTO approvals (id, transaction_id, owner_id, decision, type, user_id, key_id, key_label, revision)
    VALUES ($1, $2, $4, $3, $5, $6, $7, $8, $9) RETURNING *`,
  updateStatus: `
    UPDATE transactions t SET status = $2, valid_until = CASE WHEN $2 = 'APPROVED' THEN now() + interval '1 day' END, waiting_since = now(), revision = $3,
      updated_at = now() WHERE id = $1 AND user_id = $4 RETURNING ${current}`,
  endRequest: `DELETE FROM verification_requests WHERE transaction_id = $1 AND task = 'verdict'`,
  insertChange: `
    WITH counter AS (
      INSERT INTO user_change_counters AS old (user_id, position) VALUES ($1, 1)
      ON CONFLICT (user_id) DO UPDATE SET position = old.position + 1 RETURNING position
    ), delivery AS (
      INSERT INTO notification_deliveries (channel_id, event, request_hash, status, revision, decision)
      SELECT id, $6, $2, $3, $4, $5 FROM notification_channels WHERE user_id = $1 AND active AND $6 = ANY(events)
    )
    INSERT INTO user_changes (user_id, position, request_hash, status, revision, decision)
    SELECT $1, position, $2, $3, $4, $5 FROM counter`,
  rotateFamily: `
    UPDATE refresh_families SET current_token_id = $1, previous_token_id = current_token_id, rotated_at = now(),
      expires_at = now() + interval '30 days'
    WHERE id = $2 AND current_token_id = $3 AND revoked_at IS NULL AND expires_at > now() RETURNING *`,
  takeNonce: 'DELETE FROM siwe_nonces WHERE nonce = $1 AND address = $2 AND expires_at > now() RETURNING nonce',
  startSession: `
    WITH entry AS (
      INSERT INTO audit_log (actor, action, user_id, detail) VALUES ($4, 'session.create', $2, $5)
    )
    INSERT INTO refresh_families (id, user_id, current_token_id, rotated_at, expires_at)
    VALUES ($1, $2, $3, now(), now() + interval '30 days') RETURNING *`,
} as const;

export type StatementName = keyof typeof statements;
