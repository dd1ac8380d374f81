// Preloaded into a program (`node --import`): a connection to another machine ends it, which exposes telemetry of
// frameworks.
import net from 'node:net';

const own = new Set(['localhost', '127.0.0.1', '::1']);
const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const { host = 'localhost', path } = Object(options);
  if (path === undefined && !own.has(host)) {
    process.stderr.write(`left the machine: ${host}\n`);
    process.exit(70);
  }
  return connect.apply(this, args);
};
