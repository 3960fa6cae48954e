import 'wxt/browser';

declare module 'wxt/browser' {
  interface WxtRuntime {
    /** WXT generates a narrower one from the build's files; types here must not depend on a build. */
    getURL(path: string): string;
  }
}
