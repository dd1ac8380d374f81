import { describe, expect, it } from 'vitest';
import { isSafeRedirect } from './is-safe-redirect.ts';

describe('a safe redirect', () => {
  it.each([
    'https://claude.ai/api/mcp/auth_callback?code=1',
    'http://localhost:33418/callback?code=1',
    'http://127.0.0.1/callback',
    'http://[::1]:8080/',
    'cursor://anysphere.cursor-retrieval/oauth/callback?code=1',
    'com.example.app:/callback',
  ])('%s', (address) => expect(isSafeRedirect(address)).toBe(true));
});

describe('an unsafe redirect', () => {
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://countersign.example/1',
    'vbscript:x',
    'feed:javascript:alert(1)',
    'search-ms:query=x',
    'x:y',
    'intent:/agent.example',
    'ms-settings:privacy',
    'myapp://callback',
    'file:///etc/passwd',
    'view-source:https://countersign.example',
    'about:blank',
    'http://agent.example/callback',
    'http://localhost.evil.example/',
    '/app',
    '',
  ])('%j', (address) => expect(isSafeRedirect(address)).toBe(false));
});
