/** What a model is told about the service before it uses any of it. */
export const instructions = `Countersign checks a blockchain transaction against the user's own words before anybody sends it.

1. Prepare the transaction. getUserAddress tells for whom you act.
2. Call requestAndAwaitVerification (or requestVerification, then checkVerificationStatus) with userPrompt, the user's request in their words and not in yours, and tx, exactly the call that will be sent: to, value in wei as a decimal string, data as hex ("0x" for a plain transfer), chainId.
3. Act on the status. APPROVED: it may be sent until validUntil, exactly as it was checked; afterwards the approval has expired and a new request is needed. PENDING: it may not be sent; where nextStep says so, ask the user to decide in the web application, then check again with wait. REJECTED: do not send it; tell the user why.

Never send a transaction that is not APPROVED, and never change one after it was checked: a changed transaction is a new request. You cannot approve your own request; only its owner can.
Each verification is also a resource, verification://{requestHash}: subscribe to it to hear of changes.`;
