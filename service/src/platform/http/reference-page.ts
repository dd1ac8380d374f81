import type { Endpoint } from '@countersign/protocol';

export function renderReference(_rows: Record<string, Endpoint>, _baseUrl: string): string {
  return '<!doctype html>';
}
