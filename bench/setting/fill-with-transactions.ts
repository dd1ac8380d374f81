/**
 * The given number of transactions for each owner, one a second, each approved by its arbiter, and every second one by
 * its owner. The three oldest are rare. Expects an empty table.
 */
export const fillWithTransactions = (owners: readonly string[], rows: number) => `
  INSERT INTO users (id, address) SELECT gen_random_uuid(), unnest(ARRAY['${owners.join("','")}'])
    ON CONFLICT DO NOTHING;
  ALTER TABLE transactions DISABLE TRIGGER transactions_keep_terms;
  INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
      user_prompt, call_to, call_value, call_data, payload_bytes, execution, status, revision, created_at)
    SELECT gen_random_uuid(), '0x' || encode(sha256((u.address || n)::bytea), 'hex'), u.id, u.address,
      CASE WHEN n > ${rows - 3} THEN 10 ELSE 1 END, 1, 'standard', '0x' || repeat('00', 32), '0x' || repeat('00', 32),
      'Send 1 ETH to ' || u.address, u.address, '1000', '0x', 300, 1,
      CASE n % 2 WHEN 0 THEN 'PENDING' ELSE 'APPROVED' END, 3, now() - (n || ' s')::interval
    FROM generate_series(1, ${rows}) n, users u WHERE u.address IN ('${owners.join("','")}');
  INSERT INTO approvals (id, transaction_id, owner_id, decision, type, confidence, analysis, revision)
    SELECT gen_random_uuid(), id, user_id, 'APPROVED', 'orion', 0.9, 'words and bytes agree', 2 FROM transactions;
  INSERT INTO approvals (id, transaction_id, owner_id, decision, type, user_id, revision)
    SELECT gen_random_uuid(), id, user_id, 'APPROVED', 'user_ui', user_id, 3 FROM transactions WHERE status = 'APPROVED';
  INSERT INTO verdicts (transaction_id, owner_id, owner_needed) SELECT id, user_id, true FROM transactions;
  ALTER TABLE transactions ENABLE TRIGGER transactions_keep_terms;
  ANALYZE approvals, verdicts;
  INSERT INTO transaction_terms (user_id, term, created_at, transaction_id)
    SELECT user_id, term, created_at, id FROM transactions AS request,
      unnest(standing_terms(request) || ARRAY['chain:' || chain_id, CASE chain_id WHEN 10 THEN 'word:rare' END]) AS term
    WHERE term IS NOT NULL;
  INSERT INTO audit_log (actor, action, transaction_id, detail)
    SELECT '{"kind":"jwt"}', 'transaction.create', id, '{}' FROM transactions;`;
