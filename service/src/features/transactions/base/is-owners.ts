import type { ApprovalType } from '@countersign/protocol';

export type OwnersType = Extract<ApprovalType, 'user_ui' | 'user'>;

/** Whether the owner decided in person: with an access token or a signature. */
export const isOwners = (type: ApprovalType): type is OwnersType => type === 'user_ui' || type === 'user';
