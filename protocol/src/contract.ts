import { apiKeyRows } from './api-keys.ts';
import { serviceInfoRows } from './service-info.ts';
import { sessionRows } from './sessions.ts';
import { settingsRows } from './settings.ts';
import { userRows } from './users.ts';

/** The whole interface of the main service, a row an endpoint. */
export const contract = { ...serviceInfoRows, ...sessionRows, ...apiKeyRows, ...userRows, ...settingsRows };

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
