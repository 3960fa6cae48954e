import type { BrowserContext } from '@playwright/test';

/** A harbour at dawn, drawn: a picture that belongs to nobody. */
const harbour = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="900" height="600">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#37507a"/><stop offset=".55" stop-color="#d98c6a"/><stop offset="1" stop-color="#f3c98b"/></linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c98566"/><stop offset="1" stop-color="#1f3350"/></linearGradient>
</defs>
<rect width="900" height="340" fill="url(#sky)"/><circle cx="640" cy="318" r="52" fill="#ffe2a8"/>
<rect y="338" width="900" height="262" fill="url(#sea)"/>
<path d="M0 338 L0 282 L120 262 L210 290 L330 250 L430 300 L520 338 Z" fill="#2b3f5e"/>
<path d="M540 392 h240 l-34 44 h-170 z" fill="#7a2f28"/><path d="M650 392 v-130 l74 112 h-74 z" fill="#f5ead6"/><path d="M640 392 v-104 l-58 86 h58 z" fill="#e8d3b0"/>
<path d="M120 452 h170 l-24 34 h-122 z" fill="#2d4a43"/><path d="M198 452 v-92 l52 78 h-52 z" fill="#d9c7a3"/>
<g fill="#ffdf9f" opacity=".55"><rect x="600" y="350" width="84" height="5"/><rect x="586" y="368" width="112" height="4"/><rect x="610" y="466" width="66" height="4"/></g>
</svg>`;

/** The picture as a PNG. */
export async function referencePicture(context: BrowserContext): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 900, height: 600 });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${harbour}`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
