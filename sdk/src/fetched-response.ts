/** The part of `Response` that a client reads. */
export interface FetchedResponse
  extends Pick<Response, 'ok' | 'status' | 'statusText' | 'json' | 'text' | 'arrayBuffer'> {
  readonly headers: Pick<Headers, 'get'>;
}
