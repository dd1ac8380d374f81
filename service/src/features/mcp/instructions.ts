/** The introduction for models. The tools repeat its essentials, because some clients show nothing else. */
export const instructions = `Countersign checks a blockchain transaction against the user's own words before anyone sends or signs it.

1. Prepare the transaction, or the data to be signed. getUserAddress returns the account you act for.
2. Call requestAndAwaitVerification (or requestVerification, then checkVerificationStatus) with userPrompt, the user's own words, verbatim and never a summary of yours, and chainId (defaults to 11155111, the Sepolia test network), and exactly one of: tx, exactly the call that will be sent: to, value in wei as a decimal string, data as hex ("0x" for a plain transfer); calls, a list of such calls sent as one batch, such as an approval and the swap that needs it; typedData, exactly the EIP-712 data that will be signed: domain, types, primaryType, message. With the typedData of an x402 payment, also send payment: {kind: "x402", paymentRequired, accepted}.
3. Act on the status. APPROVED: it may be sent or signed until validUntil, exactly as it was checked; after that, the approval has expired and a new request is needed. PENDING: it may not be sent or signed; if nextStep says so, give the user the link in owner.decidesAt, where they decide, then check again with wait. REJECTED: do neither; tell the user why.

Never send or sign anything that is not APPROVED, and never change it after it was checked: any change needs a new request. You cannot approve your own request; only its owner can.
listVerifications finds earlier requests; explainTransaction, if available, is a dry run and decides nothing.
Each verification is also a resource, verification://{requestHash}: subscribe to it to be notified of changes.`;
