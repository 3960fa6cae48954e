interface Feed {
  title: string;
  reports: readonly { id: string; finishedAt: string; summary: readonly string[] }[];
}

const escapeXml = (text: string) =>
  text
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The last reports of one weekly question as RSS 2.0. Counted sentences of ours alone: no quote leaves with it. */
export function writeFeed({ title, reports }: Feed, siteUrl: string): string {
  const site = siteUrl.replace(/\/$/, '');
  const items = reports.map(({ id, finishedAt, summary }) => {
    const at = new Date(finishedAt);
    return [
      '<item>',
      `<title>${escapeXml(title)}, ${at.toISOString().slice(0, 10)}</title>`,
      `<link>${escapeXml(`${site}/reports/${id}`)}</link>`,
      `<guid isPermaLink="false">${id}</guid>`,
      `<pubDate>${at.toUTCString()}</pubDate>`,
      `<description>${escapeXml(summary.join(' '))}</description>`,
      '</item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(`${site}/reports`)}</link>`,
    '<description>What people say, counted again every week.</description>',
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
