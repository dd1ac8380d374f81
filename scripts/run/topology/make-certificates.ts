import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolderAnew } from '../../build/make-folder-anew.ts';

const settings = `
[req]
distinguished_name = none
prompt = no
[none]
CN = Countersign
[authority]
basicConstraints = critical, CA:TRUE, pathlen:0
keyUsage = critical, keyCertSign
subjectKeyIdentifier = hash
[server]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth
subjectAltName = DNS:localhost, IP:127.0.0.1
`;

const keyFlags = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/**
 * A certificate for localhost and its certificate authority. The key of the authority is deleted at once, so trusting
 * it means trusting only this certificate.
 */
export function makeCertificates(folder: string) {
  makeFolderAnew(folder, fillIn, 0o700);
  const at = (name: string) => join(folder, name);
  return { authority: at(files.authority), certificate: at(files.certificate), key: at(files.key) };
}

const files = { authority: 'authority.pem', certificate: 'server.pem', key: 'server.key' };

function fillIn(folder: string): void {
  const at = (name: string) => join(folder, name);
  const openssl = (...args: string[]) =>
    execFileSync('openssl', [...args, '-config', at('settings')], { stdio: ['ignore', 'ignore', 'pipe'] });
  const made = { authority: at(files.authority), certificate: at(files.certificate), key: at(files.key) };
  const authorityKey = at('authority.key');
  writeFileSync(at('settings'), settings);
  const days = ['-days', '30'];
  const asAuthority = ['-keyout', authorityKey, '-out', made.authority, '-subj', '/CN=Countersign topology'];
  openssl('req', '-x509', ...keyFlags, ...days, ...asAuthority, '-extensions', 'authority');
  const asServer = ['-keyout', made.key, '-out', made.certificate, '-subj', '/CN=localhost'];
  const signed = ['-CA', made.authority, '-CAkey', authorityKey, '-extensions', 'server'];
  openssl('req', '-x509', ...keyFlags, ...days, ...asServer, ...signed);
  rmSync(authorityKey);
}
