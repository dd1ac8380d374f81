import { type WebConfiguration, webConfigurationName } from '@countersign/protocol';

const { content = '' } = document.querySelector<HTMLMetaElement>(`meta[name="${webConfigurationName}"]`) ?? {};

export const configuration: WebConfiguration = JSON.parse(content);

const base = new URL(configuration.baseUrl);
const ui = new URL(configuration.uiUrl);

/** Where the routes begin. */
export const basePath = ui.pathname;

/** A service that also serves these pages is reached by the name under which they were opened. */
export const apiUrl = base.origin === ui.origin ? new URL(base.pathname, location.origin).href : configuration.baseUrl;
