/** Where the session lies in `localStorage`; its presence alone says that somebody is signed in. */
export const SESSION_KEY = 'whetstone-session';
