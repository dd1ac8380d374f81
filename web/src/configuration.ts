import { type WebConfiguration, webConfigurationName } from '@countersign/protocol';

const { content = '' } = document.querySelector<HTMLMetaElement>(`meta[name="${webConfigurationName}"]`) ?? {};

export const configuration: WebConfiguration = JSON.parse(content);

const base = new URL(configuration.baseUrl);
const ui = new URL(configuration.uiUrl);

/** The base path of the routes. */
export const basePath = ui.pathname;

/** A service that also serves these pages is at their origin. */
export const apiUrl = base.origin === ui.origin ? new URL(base.pathname, location.origin).href : configuration.baseUrl;
