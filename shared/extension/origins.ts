/** Where the API answers: the one host the extension asks for at install. Set by `WXT_API_URL` at build time. */
export const API_URL: string = import.meta.env.WXT_API_URL;

/** The API's publishable key, by which its gateway knows our clients. Set by `WXT_API_KEY` at build time; no secret. */
export const API_KEY: string = import.meta.env.WXT_API_KEY ?? '';

/** Where the website stands. Set by `WXT_SITE_URL` at build time. */
export const SITE_URL: string = import.meta.env.WXT_SITE_URL;
