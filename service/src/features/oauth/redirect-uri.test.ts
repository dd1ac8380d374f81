import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import { addParameters, describeRedirect, findRedirectFault, isSameRedirect } from './redirect-uri.ts';

describe('a redirect URI', () => {
  it.each([
    'https://claude.ai/api/mcp/auth_callback',
    'https://chatgpt.com/connector_platform_oauth_redirect',
    'https://client.example',
    'https://client.example:8443/cb?tenant=7',
    'http://localhost',
    'http://localhost:3000/callback',
    'http://127.0.0.1:33418/',
    'http://[::1]:7777/cb',
    'http://LOCALHOST:1/cb',
    'cursor://anysphere.cursor-retrieval/oauth/user-abc/callback',
    'com.example.app:/oauth2redirect',
    'vscode://vscode.github-authentication/did-authenticate',
    'vscode-insiders://vscode.mcp/oauth/callback',
    'windsurf://oauth/callback',
    'claude://oauth/callback',
    'zed://oauth/callback',
    'warp://mcp/oauth2callback',
    'com.raycast:/oauth',
    'com.googleusercontent.apps.123-abc:/oauth2redirect',
  ])('may be %s', proves('oauth.redirect.schemes'), (uri) => {
    expect(findRedirectFault(uri)).toBeNull();
  });

  it.each([
    ['', 'must be an absolute URI'],
    ['/callback', 'must be an absolute URI'],
    ['client.example/cb', 'must be an absolute URI'],
    ['//client.example/cb', 'must be an absolute URI'],
    ['https://', 'must be an absolute URI'],
    ['https:client.example', 'must have a host'],
    ['https:///client.example', 'must have a host'],
    ['https://client.example/#', 'must not have a fragment'],
    ['https://client.example/cb#part', 'must not have a fragment'],
    ['https://user@client.example/cb', 'must not have credentials'],
    ['https://user:pw@client.example/cb', 'must not have credentials'],
    ['https://@client.example/cb', 'must not have credentials'],
    ['cursor://user@host/cb', 'must not have credentials'],
    ['http://client.example/cb', 'must be https'],
    ['http://localhost.evil.example/cb', 'must be https'],
    ['http://127.0.0.1.evil.example/cb', 'must be https'],
    ['http://127.0.0.1:80.evil.example/cb', 'must be an absolute URI'],
    ['http://localhost@evil.example/cb', 'must not have credentials'],
    ['http://127.0.0.2/cb', 'must be https'],
    ['http://0.0.0.0/cb', 'must be https'],
    ['http://2130706433/cb', 'must be https'],
    ['http://[::ffff:127.0.0.1]/cb', 'must be https'],
    ['http://192.168.0.1/cb', 'must be https'],
    ['javascript:alert(1)', 'must not use the scheme javascript:'],
    ['JavaScript://client.example/%0aalert(1)', 'must not use the scheme javascript:'],
    ['java\tscript:alert(1)', 'visible ASCII'],
    [' javascript:alert(1)', 'visible ASCII'],
    ['data:text/html,x', 'must not use the scheme data:'],
    ['file:///etc/passwd', 'must not use the scheme file:'],
    ['blob:https://client.example/x', 'must not use the scheme blob:'],
    ['vbscript:x', 'must not use the scheme vbscript:'],
    ['about:blank', 'must not use the scheme about:'],
    ['view-source:https://client.example', 'must not use the scheme view-source:'],
    ['https://client.example\\@evil.example/cb', 'visible ASCII'],
    ['https://client.example/c b', 'visible ASCII'],
    ['https://client.example/\ncb', 'visible ASCII'],
    ['https://clïent.example/cb', 'visible ASCII'],
    ['https://client.example:99999/cb', 'must be an absolute URI'],
    [`https://client.example/${'a'.repeat(2000)}`, 'must be at most 2000 characters'],
    ['feed:javascript:alert(1)', 'scheme'],
    ['search-ms:query=x', 'scheme'],
    ['ms-msdt:/id', 'scheme'],
    ['x:/callback', 'scheme'],
    ['intent://client.example#Intent;end', 'fragment'],
    ['intent:/client.example', 'must not use the scheme intent:'],
    ['filesystem:https://client.example/temporary/x', 'must not use the scheme filesystem:'],
    ['ms-settings:privacy', 'must not use the scheme ms-settings:'],
    ['ms-word:ofe|u|https://client.example/x', 'must not use the scheme ms-word:'],
    ['steam://run/1', 'must not use the scheme steam:'],
    ['zoommtg://client.example/join', 'must not use the scheme zoommtg:'],
    ['myapp://callback', 'must not use the scheme myapp:'],
    ['cursorx://callback', 'must not use the scheme cursorx:'],
    ['web+app://callback', 'must not use the scheme web+app:'],
    ['app.:/callback', 'must not use the scheme app.:'],
    ['com..app:/callback', 'must not use the scheme com..app:'],
  ])('is never %j', proves('oauth.redirect.schemes'), (uri, fault) => {
    expect(findRedirectFault(uri)).toContain(fault);
  });
});

it(
  "with any other registered scheme of today's browsers and systems is refused",
  proves('oauth.redirect.schemes'),
  () => {
    // From the register of URI schemes (IANA), and those that Windows, macOS, Android and browsers handle themselves.
    const schemes =
      'about acct afp apt blob bitcoin callto chrome chrome-extension cid content data dav dns ethereum facetime feed ' +
      'file filesystem ftp geo git help-viewer imap intent ipfs irc itms-services jar javascript ldap livescript ' +
      'mailto market message mid mk moz-extension ms-appinstaller ms-cxh-full ms-excel ms-msdt ms-officecmd ' +
      'ms-powerpoint ms-search ms-settings ms-word msteams news nfs ntlm odc opaquelocktoken proxy rdp resource rtsp ' +
      'search search-ms sftp sgn shell shortcuts sip skype slack smb sms snmp spotify ssh svn tel telnet tg tv udp ' +
      'urn vbscript view-source vnc wais webcal wpad ws wss x-apple-helpscript x-man-page xmpp';
    for (const scheme of schemes.split(' ')) {
      expect([scheme, findRedirectFault(`${scheme}:/callback`)]).toEqual([scheme, expect.stringContaining('scheme')]);
    }
  },
);

describe('the redirect URI of a request', () => {
  it.each([
    ['https://client.example/cb', 'https://client.example/cb'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:50123/cb'],
    ['http://127.0.0.1:7777/cb', 'http://127.0.0.1:50123/cb'],
    ['http://localhost:7777/cb', 'http://localhost/cb'],
    ['http://[::1]/cb?a=1', 'http://[::1]:8080/cb?a=1'],
    ['cursor://host/cb', 'cursor://host/cb'],
  ])('matches the registered %s if it is %s', (registered, asked) => {
    expect(isSameRedirect(registered, asked)).toBe(true);
  });

  it.each([
    ['https://client.example/cb', 'https://client.example/cb/'],
    ['https://client.example/cb', 'https://client.example/cb?x=1'],
    ['https://client.example/cb', 'https://CLIENT.example/cb'],
    ['https://client.example/cb', 'https://client.example:443/cb'],
    ['https://client.example/cb', 'https://client.example/cb/../evil'],
    ['https://client.example/cb', 'https://client.example.evil.example/cb'],
    ['https://client.example/cb', 'http://client.example/cb'],
    ['https://localhost:7777/cb', 'https://localhost:7778/cb'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:80/other'],
    ['http://127.0.0.1/cb', 'http://localhost/cb'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:1.evil.example/cb'],
    ['http://127.0.0.1/cb', 'http://127.0.0.1:1@evil.example/cb'],
    ['cursor://host:1/cb', 'cursor://host:2/cb'],
  ])('does not match the registered %s if it is %s', (registered, asked) => {
    expect(isSameRedirect(registered, asked)).toBe(false);
  });
});

describe('the displayed form of a redirect URI', () => {
  it.each([
    ['https://claude.ai/api/cb?x=1', 'claude.ai', false],
    ['https://client.example:8443/cb', 'client.example:8443', false],
    ['http://localhost:3000/cb', 'localhost:3000', true],
    ['http://[::1]:9/cb', '[::1]:9', true],
    ['https://localhost/cb', 'localhost', false],
    ['cursor://claude.ai/cb', 'cursor:', false],
    ['https://xn--80ak6aa92e.example/cb', 'xn--80ak6aa92e.example', false],
  ])('%s: %s', (uri, redirectHost, loopback) => {
    expect(describeRedirect(uri)).toEqual({ redirectHost, loopback });
  });
});

describe('an answer on a redirect URI', () => {
  it('is appended, and keeps the existing query', () => {
    const parameters = { code: 'a b', state: null, iss: 'https://us.example' };
    const added = 'code=a+b&iss=https%3A%2F%2Fus.example';
    expect(addParameters('https://c.example/%7Ecb', parameters)).toBe(`https://c.example/%7Ecb?${added}`);
    expect(addParameters('https://c.example/cb?t=%20', parameters)).toBe(`https://c.example/cb?t=%20&${added}`);
    expect(addParameters('com.example.app:cb', parameters)).toBe(`com.example.app:cb?${added}`);
  });
});
