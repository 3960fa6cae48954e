import { readNamedLinks } from './named-links.ts';

/** Where the API answers. Set by `VITE_API_URL` at build time. */
export const API_URL: string = import.meta.env.VITE_API_URL;

/** The project's publishable key, which the API's gateway asks for. Set by `VITE_API_KEY` at build time. */
export const API_KEY: string = import.meta.env.VITE_API_KEY ?? '';

/** The extension's page in the store. Set by `VITE_STORE_URL` at build time. */
export const STORE_URL: string = import.meta.env.VITE_STORE_URL;

/** Its page in the store of Firefox. Set by `VITE_FIREFOX_STORE_URL` at build time. */
export const FIREFOX_STORE_URL: string = import.meta.env.VITE_FIREFOX_STORE_URL;

/** The project's own places, such as source, changelog and documentation. Set by `VITE_PROJECT_LINKS` at build time. */
export const PROJECT_LINKS = readNamedLinks(import.meta.env.VITE_PROJECT_LINKS);

/** Where the project speaks elsewhere. Set by `VITE_SOCIAL_LINKS` at build time. */
export const SOCIAL_LINKS = readNamedLinks(import.meta.env.VITE_SOCIAL_LINKS);

/** Where people write to. Set by `VITE_CONTACT_EMAIL` at build time. */
export const CONTACT_EMAIL: string = import.meta.env.VITE_CONTACT_EMAIL;
