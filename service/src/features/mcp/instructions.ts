/** What a model is told about the service before it uses any of it. */
export const instructions = `Countersign checks a blockchain transaction against the user's own words before anybody sends or signs it.

1. Prepare the transaction, or the data to be signed. getUserAddress tells for whom you act.
2. Call requestAndAwaitVerification (or requestVerification, then checkVerificationStatus) with userPrompt, the user's request in their words and not in yours, and chainId, with exactly one of: tx, exactly the call that will be sent: to, value in wei as a decimal string, data as hex ("0x" for a plain transfer); calls, a list of such calls that are sent in one batch, such as an approval and what it is for; typedData, exactly the EIP-712 data that will be signed: domain, types, primaryType, message. With the typedData of an x402 payment, send payment, too: {kind: "x402", paymentRequired, accepted}.
3. Act on the status. APPROVED: it may be sent, or signed, until validUntil, exactly as it was checked; afterwards the approval has expired and a new request is needed. PENDING: it may not be sent or signed; where nextStep says so, give the user the link in owner.decidesAt, where they decide, then check again with wait. REJECTED: do neither; tell the user why.

Never send or sign what is not APPROVED, and never change it after it was checked: whatever is changed is a new request. You cannot approve your own request; only its owner can.
Each verification is also a resource, verification://{requestHash}: subscribe to it to hear of changes.`;
