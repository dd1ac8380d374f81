/** Who executes a transaction, by the numbers of settings and records. */
export const executionTypes = { DIRECT_USER: 0, USER_EXECUTED: 1, AGENT_EXECUTED: 2 } as const;

export type ExecutionType = (typeof executionTypes)[keyof typeof executionTypes];
