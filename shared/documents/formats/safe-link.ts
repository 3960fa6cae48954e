/** An address that may be shown as a link: http, https and mailto alone, without a name or password in it. */
export function safeLink(href: string | undefined): string | undefined {
  if (!href || href.length > 2_000) return undefined;
  try {
    const url = new URL(href.trim());
    if (!['http:', 'https:', 'mailto:'].includes(url.protocol)) return undefined;
    return url.username || url.password ? undefined : url.href;
  } catch {
    return undefined;
  }
}
