export { type ContractCall, calls, type ServiceEntry } from './calls.ts';
export { checkChainId } from './check-chain-id.ts';
export { type Block, type ChainClient, connectChain } from './connect-chain.ts';
export { createReader, type Reader, type RecordedRequest, type RegisteredService } from './create-reader.ts';
export { createSender, type FollowUp, isOnItsWay, type Sender, type Submission } from './create-sender.ts';
export { deriveAccount } from './derive-account.ts';
export { CallRefused, ChainUnavailable, isAway, NodeRefusal, WrongChain } from './errors.ts';
export { hexData, quantity, toQuantity } from './quantity.ts';
export { type ChainEvent, maxBlocksAtOnce, readEvents, readEventsAtOnce } from './read-events.ts';
