/** Whether a host name, as `URL` gives it, is this machine itself. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
