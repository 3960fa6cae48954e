/** Where the API answers. Set by `VITE_API_URL` at build time. */
export const API_URL: string = import.meta.env.VITE_API_URL;

/** The extension's page in the store. Set by `VITE_STORE_URL` at build time. */
export const STORE_URL: string = import.meta.env.VITE_STORE_URL;
