/** Who carries a transaction out, as settings and records number it. */
export const executionTypes = { DIRECT_USER: 0, USER_EXECUTED: 1, AGENT_EXECUTED: 2 } as const;

export type ExecutionType = (typeof executionTypes)[keyof typeof executionTypes];
