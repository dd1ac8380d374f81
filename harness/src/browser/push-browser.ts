import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's side of a push subscription, which decrypts messages (RFC 8291, in one record). */
export function subscribeBrowser() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const derive = (key: Buffer, with_: Buffer, info: Buffer | string, length: number) =>
        Buffer.from(hkdfSync('sha256', key, with_, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const key = derive(ecdh.computeSecret(sender), auth, info, 32);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
        derive(key, salt, 'Content-Encoding: nonce\0', 12),
      );
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
