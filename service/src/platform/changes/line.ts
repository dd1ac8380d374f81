/** From any instance to all, and none is kept for those who are away. */
export interface Line {
  /** Throws where it cannot be sent now. */
  send(payload: string): Promise<void>;
  stop(): Promise<void>;
}
