export interface CallOptions {
  readonly token?: string;
  readonly key?: string;
  readonly headers?: Record<string, string>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
}

export interface CallResult {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON, which tests compare with matchers. */
  readonly body: unknown;
  /** The string at a path such as `user.id`. */
  get(place: string): string;
}

export type Caller = (route: string, options?: CallOptions) => Promise<CallResult>;

/** Makes plain HTTP requests, `call('POST /users', { key, body })`. */
export function createCaller(baseUrl: string): Caller {
  return async (route, options = {}) => {
    const [method = 'GET', path = '/'] = route.split(' ', 2);
    const json = options.body === undefined ? undefined : JSON.stringify(options.body);
    const body = options.raw ?? json;
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...(options.key && { 'x-api-key': options.key }),
        ...options.headers,
      },
      ...(body !== undefined && { body }),
      redirect: 'manual',
    });
    const text = await response.text();
    const answer = parse(text);
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: answer,
      get: (place) => stringAt(answer, place),
    };
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function stringAt(value: unknown, place: string): string {
  let found = value;
  for (const name of place.split('.')) found = (found as Record<string, unknown> | undefined)?.[name];
  if (typeof found !== 'string') throw new Error(`no string at ${place} in ${JSON.stringify(value)}`);
  return found;
}
