/** From any instance to all; not stored for absent ones. */
export interface Line {
  /** Throws if it cannot be sent now. */
  send(payload: string): Promise<void>;
  stop(): Promise<void>;
}
