export { type ChildMessage, supervisedFlag } from './child-message.ts';
export { credentialsVariable, readCredentials } from './credentials.ts';
export { describeListenFailure } from './describe-listen-failure.ts';
export {
  ConfigError,
  type Environment,
  fixedKey,
  httpUrl,
  isPlaceholder,
  logLevel,
  masterKey,
  onOff,
  plainUrl,
  port,
  readEnvironment,
  readSwitch,
  rpcUrls,
  url,
  wholeNumber,
} from './environment.ts';
export { aboutRequest } from './http/about-request.ts';
export { detailErrorFormat, type ErrorFormat, restErrorFormat } from './http/error-format.ts';
export { mountRow, unchanged } from './http/mount-row.ts';
export { parsePart } from './http/parse-request.ts';
export { prefersHtml, variesByAccept } from './http/prefers-html.ts';
export { answerPreflight } from './http/security-headers.ts';
export { createServer, type ServerOptions } from './http/server.ts';
export { createSecretFile, loadOrCreateKeyFile, readKeyFile, replaceKeyFile } from './key-file.ts';
export { createLog, type Log, linkPages } from './log.ts';
export { createHttpMetrics, type HttpMetrics } from './metrics.ts';
export { once } from './once.ts';
export { renderReference } from './reference/render-reference.ts';
export { formatTable, type Running, runProcess } from './run-process.ts';
export { serveMetrics } from './serve-metrics.ts';
export { syncFolder } from './sync-folder.ts';
